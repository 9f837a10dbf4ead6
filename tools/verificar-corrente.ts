// node tools/run.mjs tools/verificar-corrente.ts <leiUid> [--json]
//
// Re-reads an auction's whole bid log from the database (DATABASE_URL, or the embedded one under MARTELO_DATA),
// replays it through the judge and checks sequence, hashes, prices and winners; checks its recordings against their chain, the
// roots of days and, where MARTELO_DATA has them, the files. Prints what does not agree.
// Exit code: 0 everything agrees, 1 something does not, 2 it could not be checked.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { lerConfig } from '../apps/server/src/core/config.ts'
import { abrirBanco } from '../apps/server/src/core/database/database.ts'
import { iniciarPostgres } from '../apps/server/src/engines/postgres/iniciar-postgres.ts'
import { verificarLeilao } from '../apps/server/src/modules/lances/verificar-corrente.ts'
import { verificarGravacoes } from '../apps/server/src/modules/lances/verificar-gravacoes.ts'

const [leiUid, ...opcoes] = process.argv.slice(2)
if (leiUid === undefined || leiUid === '--help' || !/^[0-9a-f-]{36}$/.test(leiUid)) {
  console.log(
    'node tools/run.mjs tools/verificar-corrente.ts <leiUid> [--json]\nChecks the chains of bids and of recordings of an auction.',
  )
  process.exit(leiUid === '--help' ? 0 : 2)
}

const config = lerConfig()
const postgres =
  config.bancoUrl === undefined
    ? await iniciarPostgres({ pasta: path.join(config.pastaDeDados, 'postgres') })
    : null
const banco = abrirBanco(config.bancoUrl ?? postgres?.url ?? '', { app: 1, sistema: 3 })
try {
  const r = await verificarLeilao(banco.sistema, banco.poolSistema, leiUid)
  const midia = path.join(config.pastaDeDados, 'midia')
  const gravacoes = await verificarGravacoes(banco.sistema, leiUid, existsSync(midia) ? midia : null)
  if (opcoes.includes('--json')) console.log(JSON.stringify({ ...r, gravacoes }, null, 2))
  else {
    for (const a of r.achados)
      console.log(`lote ${a.numero} (${a.lelUid}), linha ${a.seq ?? '-'}: ${a.problema}: ${a.detalhe}`)
    for (const falha of gravacoes.falhas) console.log(`gravações: ${falha}`)
    const divergencias = r.achados.length + gravacoes.falhas.length
    console.log(
      `${r.lotes} lotes, ${r.linhas} linhas, ${gravacoes.arquivos} gravações, ${divergencias} divergências`,
    )
  }
  process.exitCode = r.achados.length + gravacoes.falhas.length > 0 ? 1 : r.lotes > 0 ? 0 : 2
} finally {
  await banco.fechar()
  await postgres?.parar()
}
