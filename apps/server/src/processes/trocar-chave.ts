// Writes every stored secret anew under the first key of MARTELO_CHAVES. Beside running processes, as often as one likes.
import { lerConfig } from '../core/config.ts'
import { abrirBanco } from '../core/database/database.ts'
import { abrirCofre, chavesDaInstalacao } from '../core/externo/cofre.ts'
import { recifrarTudo } from '../core/externo/recifrar.ts'
import { COLUNAS_CIFRADAS } from './colunas-cifradas.ts'

const config = lerConfig()
try {
  if (config.bancoUrl === undefined)
    throw new Error('Set DATABASE_URL: the embedded database runs with its program.')
  const cofre = abrirCofre(await chavesDaInstalacao(config))
  if (cofre.chaveId === null) throw new Error('Set MARTELO_CHAVES.')
  const banco = abrirBanco(config.bancoUrl, { app: 1, sistema: 2 })
  try {
    const r = await recifrarTudo(banco, cofre, COLUNAS_CIFRADAS)
    console.log(
      `Key ${cofre.chaveId}: ${r.feitas} secrets written anew, ${r.jaEstavam} were under it, ${r.ilegiveis} cannot be opened by any key.`,
    )
    process.exitCode = r.ilegiveis > 0 ? 1 : 0
  } finally {
    await banco.fechar()
  }
} catch (e) {
  console.error(e instanceof Error ? e.message : e)
  process.exitCode = 1
}
