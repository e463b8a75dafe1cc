// Stands in for a library of the same interface: see options.ts.
export default URL;
