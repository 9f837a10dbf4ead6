// Letters to those whom a data incident affects, a slice to a transaction: each is marked with his letter, so that an interrupted
// run goes on where it stopped.
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import {
  encarregadoDaCasa,
  marcarTitularesAvisados,
  tomarAfetados,
  travarIncidente,
} from './afetados-do-incidente.sql.ts'

const POR_VEZ = 100

/** False: all were told. */
const avisarAlguns = (s: Servicos, hotId: number, uid: string): Promise<boolean> =>
  s.banco.doHotsite(hotId, async (tx) => {
    const i = await travarIncidente(tx, hotId, uid)
    if (i === undefined || i.mensagem === null) return false
    const { mensagem } = i
    const clientes = await tomarAfetados(tx, hotId, i.id, POR_VEZ)
    if (clientes.length === 0) {
      await marcarTitularesAvisados(tx, hotId, i.id)
      return false
    }
    const contato = (await encarregadoDaCasa(tx, hotId)) ?? 'a página de contato do site'
    await s.correio.avisarVarios(
      tx,
      hotId,
      clientes.map((cliId) => ({
        tipo: 'incidente-de-dados-ao-titular' as const,
        para: { cliId },
        variaveis: { mensagem, contato },
        chave: `incidente-de-dados:${uid}`,
        link: '/cliente/meu-perfil',
      })),
    )
    return true
  })

export async function escreverAosAfetados(s: Servicos, hotId: number, uid: string): Promise<void> {
  while (await avisarAlguns(s, hotId, uid));
}

export const avisarOsAfetados = definirTarefa<{ hotId: number; uid: string }>(
  'avisar-afetados',
  async ({ hotId, uid }, s) => {
    await escreverAosAfetados(s, hotId, uid)
  },
)
