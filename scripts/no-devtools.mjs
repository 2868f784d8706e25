// Stands in for React's devtools in the bundle.
export default {};
