// Every night: what each bank received or refunded in the last two days and we do not know. Notices get lost; money must
// not. The platform's bank is asked once for all its houses, a house's own for that house alone.
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { BANCO_PIX, BancoFora, bancoDaCasa, type PixDoBanco } from './banco-pix.integration.ts'
import { conferirPixNoBanco } from './conferir-pix-no-banco.job.ts'
import { outrosRecebedores } from './recebedores-de-pix.ts'

const JANELA_MS = 48 * 60 * 60 * 1000

definirTarefa<object>('conciliar-pix', (_, s) => conciliarPix(s))

/** Throws `BancoFora` when some bank did not answer; the others were asked all the same. */
export async function conciliarPix(s: Servicos): Promise<void> {
  const { banco, log } = s
  const casas = await banco.sistema
    .selectFrom('externoCredencial')
    .select('hotId')
    .where('parceiro', '=', BANCO_PIX.nome)
    .execute()
  let fora = 0
  for (const dono of [null, ...casas.map((c) => c.hotId)])
    try {
      await conciliarBanco(s, dono)
    } catch (e) {
      if (!(e instanceof BancoFora)) throw e
      // One bank that is out keeps no other from being asked.
      fora += 1
      log.warn({ err: e, hotId: dono }, 'a bank was not reconciled')
    }
  if (fora > 0) throw new BancoFora(`${fora} banks were not reconciled`)
}

/** `dono`: the house whose own bank it is; null: the platform's. */
async function conciliarBanco(s: Servicos, dono: number | null): Promise<void> {
  const banco = await bancoDaCasa(s, dono)
  if (banco === null) return
  const fim = new Date()
  for await (const pix of banco.listar(new Date(fim.getTime() - JANELA_MS), fim)) {
    const hotId = await hotsiteDoPix(s, pix)
    // A house's bank speaks for no other house.
    if (hotId === null || (dono !== null && hotId !== dono)) continue
    await s.banco.sistema
      .transaction()
      .execute((tx) =>
        conferirPixNoBanco.agendar(
          tx,
          { hotId, endToEndId: pix.endToEndId },
          { chave: `pix-${hotId}-${pix.endToEndId}` },
        ),
      )
  }
}

/** Whose charge an unknown Pix pays; null when it is known with these refunds, or pays no charge of ours. */
async function hotsiteDoPix(s: Servicos, pix: PixDoBanco): Promise<number | null> {
  const db = s.banco.sistema
  const visto = await db
    .selectFrom('pixRecebido')
    .select(['processadoAt', 'devolvido'])
    .where('endToEndId', '=', pix.endToEndId)
    .executeTakeFirst()
  const devolvido = pix.devolucoes.reduce((t, d) => (d.status === 'DEVOLVIDO' ? t + d.valor : t), 0)
  if (visto && visto.processadoAt !== null && visto.devolvido >= devolvido) return null
  if (pix.txid === null) return null
  const p = await db
    .selectFrom('pagamento')
    .select('hotId')
    .where('pixTxid', '=', pix.txid)
    .executeTakeFirst()
  if (p !== undefined) return p.hotId
  for (const r of outrosRecebedores()) {
    const hotId = await r.hotsiteDaCobranca(db, pix.txid)
    if (hotId !== null) return hotId
  }
  return null
}
