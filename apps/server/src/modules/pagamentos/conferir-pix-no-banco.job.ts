// One Pix that a notice named: asked of the bank, then judged by the domain under the lock of the sale. Idempotent: a
// Pix already counted is known by its endToEndId.
import { definirTarefa } from '../../core/jobs/fila.ts'
import { concluir, emNomeDoSistema } from '../vendas/door.ts'
import { bancoDaCasa } from './banco-pix.integration.ts'
import { outrosRecebedores } from './recebedores-de-pix.ts'
import { receberPix } from './receber-pix.ts'

/** A bank that has just notified may not find its own Pix at once. */
const TENTATIVAS_ATE_DESISTIR = 4

export const conferirPixNoBanco = definirTarefa<{ hotId: number; endToEndId: string }>(
  'conferir-pix-no-banco',
  async ({ hotId, endToEndId }, s, { tentativa }) => {
    const banco = await bancoDaCasa(s, hotId)
    if (banco === null) throw new Error('no bank is configured in this process')
    const pix = await banco.ler(endToEndId)
    const m = await emNomeDoSistema(s, hotId, `pix-${endToEndId}`)
    if (m === null) return
    if (pix === null) {
      if (tentativa < TENTATIVAS_ATE_DESISTIR)
        throw new Error(`the bank does not know the Pix ${endToEndId} yet`)
      s.log.warn({ hotId, endToEndId }, 'the bank does not know a Pix that a notice named')
      return
    }
    for (const r of outrosRecebedores()) {
      const feito = await s.banco.doHotsite(hotId, (tx) => r.receber(m, tx, pix))
      if (feito === null) continue
      feito.depois()
      return
    }
    const mudada = await s.banco.doHotsite(hotId, (tx) => receberPix(m, tx, pix))
    if (mudada !== null) concluir(s, mudada)
  },
)
