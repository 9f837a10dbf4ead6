// The thread that draws: a document in, the bytes of its PDF out. What it throws ends it and reaches `desenharPdf`.
import { parentPort } from 'node:worker_threads'
import { desenharFolhas, type PedidoDePdf } from './desenhar-folhas.ts'

parentPort?.on('message', (pedido: PedidoDePdf) => {
  void desenharFolhas(pedido).then((pdf) => parentPort?.postMessage(pdf))
})
