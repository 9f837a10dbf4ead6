// The thread of an import. Answers one message and ends; whatever it throws reaches `emOutraThread`.
import { parentPort, workerData } from 'node:worker_threads'
import { analisarNestaThread } from './analisar-arquivo.ts'
import type { Pedido } from './em-outra-thread.ts'
import { lerCsv } from './ler-csv.ts'
import { lerXlsx } from './ler-xlsx.ts'

const { bytes, formato, opcoes } = workerData as Pedido
const ler = () => (formato === 'xlsx' ? lerXlsx(bytes) : lerCsv(bytes))
parentPort?.postMessage(opcoes === null ? await ler() : await analisarNestaThread(bytes, formato, opcoes))
