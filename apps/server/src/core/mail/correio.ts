// Mail and SMS. Every message is written to `caixa_postal` in the transaction that causes it, and a job carries it
// out: mail through SMTP_URL when there is one; otherwise it stays in the mailbox page, which is how development and
// the demonstration read it. SMS has one carrier for now, the same page.
import { sql } from 'kysely'
import nodemailer, { type Transporter } from 'nodemailer'
import type { BancoDeDados, Tx } from '../database/database.ts'
import { definirTarefa } from '../jobs/fila.ts'

export interface Mensagem {
  readonly canal: 'email' | 'sms'
  readonly para: string
  readonly assunto: string
  readonly texto: string
  readonly html?: string
}

export interface Correio {
  /** writes the message with the transaction; it leaves after the commit */
  enviar(tx: Tx, hotId: number, m: Mensagem): Promise<void>
}

let carteiro: { banco: BancoDeDados; smtp: Transporter | null } | null = null

const entregar = definirTarefa<{ id: number }>('entregar-mensagem', async ({ id }) => {
  if (carteiro === null) throw new Error('the mail carrier has not started')
  const { banco, smtp } = carteiro
  const m = await banco.sistema
    .selectFrom('caixaPostal as c')
    .innerJoin('hotsite as h', 'h.id', 'c.hotId')
    .select([
      'c.para',
      'c.assunto',
      'c.texto',
      'c.html',
      'c.canal',
      'c.entregueAt',
      'h.nome',
      'h.emailContato',
    ])
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (m === undefined || m.entregueAt !== null) return
  if (m.canal === 'email' && smtp !== null) {
    await smtp.sendMail({
      from: { name: m.nome, address: m.emailContato ?? 'nao-responda@localhost' },
      to: m.para,
      subject: m.assunto,
      text: m.texto,
      ...(m.html ? { html: m.html } : {}),
    })
  }
  await sql`update caixa_postal set entregue_at = now() where id = ${id}`.execute(banco.sistema)
})

export function criarCorreio(banco: BancoDeDados, smtpUrl: string | undefined): Correio {
  carteiro = { banco, smtp: smtpUrl === undefined ? null : nodemailer.createTransport(smtpUrl) }
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
          html: m.html ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await entregar.agendar(tx, { id: linha.id })
    },
  }
}
