// node apps/server/src/processes/mudar-arquivos.ts [--de <folder>]
//
// Copies the files of a data folder (MARTELO_DATA, or `--de`) into the store that FILES_URL names. The installation may run
// meanwhile: run it, start the processes with FILES_URL, run it once more for what came in between.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { lerConfig } from '../core/config.ts'
import { abrirArquivos, pastaDosArquivos } from '../core/files/abrir-arquivos.ts'
import { levarArquivos } from '../core/files/levar-arquivos.ts'

const { values } = parseArgs({ options: { de: { type: 'string' } } })
const config = lerConfig()
if (config.arquivosUrl === undefined) {
  console.error('Set FILES_URL to the store that the files go to: https://KEY:SECRET@host/bucket')
  process.exit(2)
}
const de = values.de === undefined ? pastaDosArquivos(config) : path.resolve(values.de)
const r = await levarArquivos(de, await abrirArquivos(config))
console.log(
  `${r.levados} files copied (${(r.bytes / 1_048_576).toFixed(1)} MiB), ${r.jaEstavam} were there already.`,
)
for (const f of r.ficaram) console.error(`left: ${f}`)
process.exitCode = r.ficaram.length > 0 ? 1 : 0
