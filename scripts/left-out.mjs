// Stands in for what is left out of the bundle.
export default {};
