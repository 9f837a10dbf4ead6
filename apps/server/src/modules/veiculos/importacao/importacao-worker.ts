// The thread of an import. Answers one message and ends; whatever it throws reaches `emOutraThread`.
import { parentPort, workerData } from 'node:worker_threads'
import { analisarNestaThread } from './analisar-arquivo.ts'
import type { Pedido } from './em-outra-thread.ts'
import { lerCsv } from './ler-csv.ts'
import { lerXlsx } from './ler-xlsx.ts'

async function responder(pedido: Pedido): Promise<unknown> {
  if (pedido.tarefa === 'analisar') return analisarNestaThread(pedido.bytes, pedido.formato, pedido.opcoes)
  return pedido.formato === 'xlsx' ? lerXlsx(pedido.bytes, pedido.aba) : lerCsv(pedido.bytes)
}

parentPort?.postMessage(await responder(workerData as Pedido))
