export interface State { readonly format: 1 }
