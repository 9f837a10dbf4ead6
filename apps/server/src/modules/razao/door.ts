// What other modules may call of the ledger. How to post: docs/how-to/post-to-the-ledger.md.
//
// Call in the transaction of the fact, after the rows were written. `lancarVenda` reads sale, items, payments, refunds,
// Pix and boletos itself; `lancar` takes the movements of any other object of yours.
export { lancar, lancarCaucao, lancarPix, lancarVenda } from './lancar.ts'
