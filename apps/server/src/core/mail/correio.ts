// Mail and SMS. Every message is written to `caixa_postal` in the transaction that causes it, and a job carries it
// out: mail through SMTP_URL when there is one; otherwise it stays in the mailbox page, which is how development and
// the demonstration read it. SMS has one carrier for now, the same page.
import { sql } from 'kysely'
import nodemailer, { type Transporter } from 'nodemailer'
import type { BancoDeDados, Tx } from '../database/database.ts'
import { definirTarefa } from '../jobs/fila.ts'
import { COLUNAS_DA_CASA, htmlDaCarta, textoDaCarta } from './carta-da-casa.ts'

export interface Mensagem {
  readonly canal: 'email' | 'sms'
  readonly para: string
  readonly assunto: string
  /** plain text; what it looks like as a letter of the house is the carrier's business (carta-da-casa.ts) */
  readonly texto: string
  /** whom an answer goes to, when not to the house */
  readonly responderA?: string
  /** address that stops letters of this kind with one POST (RFC 8058) */
  readonly sairUrl?: string
}

export interface Correio {
  /** writes the message with the transaction, and answers its id; it leaves after the commit */
  enviar(tx: Tx, hotId: number, m: Mensagem): Promise<number>
}

/** The server that takes letters, and the domain of whom those of a house without an address of its own come from. */
export interface Saida {
  readonly url: string
  readonly dominio: string
}

let carteiro: { banco: BancoDeDados; smtp: Transporter | null; dominio: string } | null = null

/** The other server will never take this letter for this address; asking again would only annoy it (RFC 5321, 4.2.1). */
function recusadaDeVez(e: unknown): boolean {
  const { code, responseCode = 0 } = e as { readonly code?: string; readonly responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

const entregar = definirTarefa<{ id: number }>('entregar-mensagem', async ({ id }) => {
  if (carteiro === null) throw new Error('the mail carrier has not started')
  const { banco, smtp, dominio } = carteiro
  const m = await banco.sistema
    .selectFrom('caixaPostal as c')
    .innerJoin('hotsite as h', 'h.id', 'c.hotId')
    .select([
      'c.para',
      'c.assunto',
      'c.texto',
      'c.canal',
      'c.entregueAt',
      'c.responderA',
      'c.sairUrl',
      ...COLUNAS_DA_CASA,
    ])
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (m === undefined || m.entregueAt !== null) return
  if (m.canal === 'email' && smtp !== null)
    try {
      await smtp.sendMail({
        from: { name: m.nome, address: m.emailContato ?? `nao-responda@${dominio}` },
        to: m.para,
        subject: m.assunto,
        text: textoDaCarta(m.texto, m),
        html: htmlDaCarta(m.texto, m),
        ...(m.responderA ? { replyTo: m.responderA } : {}),
        ...(m.sairUrl
          ? {
              headers: {
                'List-Unsubscribe': `<${m.sairUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              },
            }
          : {}),
      })
    } catch (e) {
      const motivo = e instanceof Error ? e.message.slice(0, 500) : 'sem motivo'
      await sql`update caixa_postal set erro = ${motivo} where id = ${id}`.execute(banco.sistema)
      if (recusadaDeVez(e)) return
      throw e
    }
  await sql`update caixa_postal set entregue_at = now(), erro = null where id = ${id}`.execute(banco.sistema)
})

export function criarCorreio(banco: BancoDeDados, saida: Saida | null = null): Correio {
  carteiro = {
    banco,
    smtp: saida === null ? null : nodemailer.createTransport(saida.url),
    dominio: saida?.dominio ?? 'localhost',
  }
  return {
    async enviar(tx, hotId, m) {
      const linha = await tx
        .insertInto('caixaPostal')
        .values({
          hotId,
          canal: m.canal,
          para: m.para,
          assunto: m.assunto,
          texto: m.texto,
          responderA: m.responderA ?? null,
          sairUrl: m.sairUrl ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await entregar.agendar(tx, { id: linha.id })
      return linha.id
    },
  }
}
