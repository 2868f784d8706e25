// Stands in for react-devtools-core, which ink names but the game never uses.
export default {};
