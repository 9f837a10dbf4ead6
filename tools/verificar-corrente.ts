// node tools/run.mjs tools/verificar-corrente.ts <leiUid> [--json]
// node tools/run.mjs tools/verificar-corrente.ts --auditoria [--json]
//
// Re-reads an auction's whole bid log from the database (DATABASE_URL, or the embedded one under MARTELO_DATA),
// replays it through the judge and checks sequence, hashes, prices and winners; checks its recordings against their chain, the
// roots of days and, where MARTELO_DATA has them, the files. With --auditoria: each house's audit log against the roots of its
// days. Prints what does not agree.
// Exit code: 0 everything agrees, 1 something does not, 2 it could not be checked.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { lerConfig } from '../apps/server/src/core/config.ts'
import { abrirBanco } from '../apps/server/src/core/database/database.ts'
import { iniciarPostgres } from '../apps/server/src/engines/postgres/iniciar-postgres.ts'
import { casasComRaiz } from '../apps/server/src/modules/lances/raizes/dias-publicados.sql.ts'
import { verificarAuditoria } from '../apps/server/src/modules/lances/verificar-auditoria.ts'
import { verificarLeilao } from '../apps/server/src/modules/lances/verificar-corrente.ts'
import { verificarGravacoes } from '../apps/server/src/modules/lances/verificar-gravacoes.ts'

const [alvo, ...opcoes] = process.argv.slice(2)
if (alvo === undefined || (alvo !== '--auditoria' && !/^[0-9a-f-]{36}$/.test(alvo))) {
  console.log(
    'node tools/run.mjs tools/verificar-corrente.ts <leiUid> [--json]\nChecks the chains of bids and of recordings of an auction.\n\nnode tools/run.mjs tools/verificar-corrente.ts --auditoria [--json]\nChecks the audit log of each house against the roots of its days.',
  )
  process.exit(alvo === '--help' ? 0 : 2)
}

const config = lerConfig()
const postgres =
  config.bancoUrl === undefined
    ? await iniciarPostgres({ pasta: path.join(config.pastaDeDados, 'postgres') })
    : null
const banco = abrirBanco(config.bancoUrl ?? postgres?.url ?? '', { app: 1, sistema: 3 })
const emJson = opcoes.includes('--json')

/** Answers the exit code. */
async function conferirLeilao(leiUid: string): Promise<number> {
  const r = await verificarLeilao(banco.sistema, banco.poolSistema, leiUid)
  const midia = path.join(config.pastaDeDados, 'midia')
  const gravacoes = await verificarGravacoes(banco.sistema, leiUid, existsSync(midia) ? midia : null)
  const divergencias = r.achados.length + gravacoes.falhas.length
  if (emJson) console.log(JSON.stringify({ ...r, gravacoes }, null, 2))
  else {
    for (const a of r.achados)
      console.log(`lote ${a.numero} (${a.lelUid}), linha ${a.seq ?? '-'}: ${a.problema}: ${a.detalhe}`)
    for (const falha of gravacoes.falhas) console.log(`gravações: ${falha}`)
    console.log(
      `${r.lotes} lotes, ${r.linhas} linhas, ${gravacoes.arquivos} gravações, ${divergencias} divergências`,
    )
  }
  return divergencias > 0 ? 1 : r.lotes > 0 ? 0 : 2
}

async function conferirAuditoria(): Promise<number> {
  const casas = await casasComRaiz(banco.sistema)
  let [dias, linhas, divergencias] = [0, 0, 0]
  const tudo: object[] = []
  for (const casa of casas) {
    const r = await verificarAuditoria(banco.sistema, casa.uid)
    dias += r.dias
    linhas += r.linhas
    divergencias += r.falhas.length
    tudo.push({ ...casa, ...r })
    if (!emJson) for (const falha of r.falhas) console.log(`${casa.nome}: ${falha}`)
  }
  console.log(
    emJson
      ? JSON.stringify(tudo, null, 2)
      : `${casas.length} casas, ${dias} dias, ${linhas} linhas, ${divergencias} divergências`,
  )
  return divergencias > 0 ? 1 : dias > 0 ? 0 : 2
}

try {
  process.exitCode = await (alvo === '--auditoria' ? conferirAuditoria() : conferirLeilao(alvo))
} finally {
  await banco.fechar()
  await postgres?.parar()
}
