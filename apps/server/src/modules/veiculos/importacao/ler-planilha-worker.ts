// The thread in which a spreadsheet is read. Answers one message and ends; whatever it throws reaches `lerPlanilha`.
import { parentPort, workerData } from 'node:worker_threads'
import { lerCsv } from './ler-csv.ts'
import type { PedidoDeLeitura } from './ler-planilha.ts'
import { lerXlsx } from './ler-xlsx.ts'

const { bytes, formato, aba } = workerData as PedidoDeLeitura
parentPort?.postMessage(formato === 'xlsx' ? await lerXlsx(bytes, aba) : lerCsv(bytes))
