// The thread of an import. Answers one message and ends; whatever it throws reaches `emOutraThread`.
import { parentPort, workerData } from 'node:worker_threads'
import { analisarNestaThread } from './analisar-arquivo.ts'
import type { Pedido } from './em-outra-thread.ts'

const { bytes, formato, opcoes } = workerData as Pedido
parentPort?.postMessage(await analisarNestaThread(bytes, formato, opcoes))
