// Mail, SMS and WhatsApp as they leave. A message is a row of `caixa_postal` written in the transaction that causes it, and
// goes through the outbox: letters by SMTP, the others by their gateways, each house's own or the platform's. Without
// either the demonstration and development read them on the mailbox page. Only core/avisos writes here: see avisar.ts.
import { sql } from 'kysely'
import type Mail from 'nodemailer/lib/mailer/index.js'
import type { Tx } from '../database/database.ts'
import { definirEnvio, type Envio } from '../externo/envio.ts'
import { anotarEntrega } from './anotar-entrega.sql.ts'
import { COLUNAS_DA_CASA, htmlDaCarta, textoDaCarta } from './carta-da-casa.ts'
import { SMS } from './sms.integration.ts'
import { SMTP } from './smtp.integration.ts'
import { WHATSAPP } from './whatsapp.integration.ts'

export interface Mensagem {
  readonly canal: 'email' | 'sms' | 'whatsapp'
  readonly para: string
  readonly assunto: string
  /** plain text; what it looks like as a letter of the house is the carrier's business (carta-da-casa.ts) */
  readonly texto: string
  /** whom an answer goes to, when not to the house */
  readonly responderA?: string | null
  /** address that stops letters of this kind with one POST (RFC 8058) */
  readonly sairUrl?: string | null
}

interface Referencia {
  /** of its row in `caixa_postal` */
  readonly id: number
}

const lerMensagem = (envio: Envio<Referencia>) =>
  envio.ler((tx) =>
    tx
      .selectFrom('caixaPostal as c')
      .innerJoin('hotsite as h', 'h.id', 'c.hotId')
      .select(['c.uid', 'c.para', 'c.assunto', 'c.texto', 'c.responderA', 'c.sairUrl', ...COLUNAS_DA_CASA])
      .where('c.id', '=', envio.dados.id)
      .where('c.hotId', '=', envio.hotId)
      .executeTakeFirst(),
  )

/** A letter whose file was taken away meanwhile still goes: it says what it says, and leads to the page. */
async function anexosDaCarta(envio: Envio<Referencia>): Promise<Mail.Attachment[]> {
  const linhas = await envio.ler((tx) =>
    sql<{ nome: string; tipo: string; arquivo: string }>`
      select x.nome, x.tipo, x.arquivo from aviso_entrega e join aviso_anexo x on x.avi_id = e.avi_id and x.hot_id = e.hot_id
      where e.hot_id = ${envio.hotId} and e.cai_id = ${envio.dados.id} order by x.id limit 10`.execute(tx),
  )
  const lidos = linhas.rows.map(async ({ nome, tipo, arquivo }) => {
    const content = await envio.arquivo(arquivo)
    return content === null ? [] : [{ filename: nome, contentType: tipo, content }]
  })
  return (await Promise.all(lidos)).flat()
}

const marcar = async (tx: Tx, { hotId, dados }: Envio<Referencia>, erro: string | null): Promise<void> => {
  await sql`update caixa_postal set entregue_at = ${erro === null ? sql`clock_timestamp()` : null}, erro = ${erro}
    where hot_id = ${hotId} and id = ${dados.id}`.execute(tx)
  await anotarEntrega(tx, hotId, dados.id, erro === null ? 'enviar' : 'falhar', erro)
}

const depois = {
  idempotente: true,
  // A person who did not get the letter asks for it again.
  repetivel: true,
  avulso: true,
  semParceiro: (tx: Tx, e: Envio<Referencia>) => marcar(tx, e, null),
  aoConcluir: (tx: Tx, e: Envio<Referencia>) => marcar(tx, e, null),
  aoFalhar: (tx: Tx, e: Envio<Referencia>, _situacao: string, erro: string) => marcar(tx, e, erro),
} as const

const carta = definirEnvio(SMTP, 'carta', {
  ...depois,
  ritmo: 'carta',
  async enviar(porta, envio: Envio<Referencia>) {
    const m = await lerMensagem(envio)
    // Deleted meanwhile, with the person it was for.
    if (m === undefined) return
    const attachments = await anexosDaCarta(envio)
    await porta.enviar({
      from: { name: m.nome, address: m.emailContato ?? porta.remetente },
      to: m.para,
      subject: m.assunto,
      text: textoDaCarta(m.texto, m, m.sairUrl),
      html: htmlDaCarta(m.texto, m, m.sairUrl),
      messageId: `<${m.uid}@${porta.remetente.split('@').at(-1) ?? 'localhost'}>`,
      ...(attachments.length > 0 ? { attachments } : {}),
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
  },
})

const torpedo = definirEnvio(SMS, 'torpedo', {
  ...depois,
  ritmo: 'ligeiro',
  async enviar(porta, envio: Envio<Referencia>) {
    const m = await lerMensagem(envio)
    if (m === undefined) return
    await porta.enviar({ para: m.para.replace(/\D/g, ''), texto: m.texto, referencia: m.uid })
  },
})

const zap = definirEnvio(WHATSAPP, 'mensagem', {
  ...depois,
  ritmo: 'ligeiro',
  async enviar(porta, envio: Envio<Referencia>) {
    const m = await lerMensagem(envio)
    if (m === undefined) return
    await porta.enviar({ para: m.para.replace(/\D/g, ''), texto: m.texto, referencia: m.uid })
  },
})

const LEVAR = { email: carta, sms: torpedo, whatsapp: zap } as const

const escrever = (
  tx: Tx,
  canal: Mensagem['canal'],
  hotId: number,
  m: { id: number; uid: string },
): Promise<void> =>
  LEVAR[canal].agendar(tx, {
    hotId,
    dados: { id: m.id },
    objeto: { tipo: 'mensagem', uid: m.uid },
    chave: m.uid,
  })

/** What a process of an earlier release wrote and did not carry out. */
export async function entregarDeAntes(tx: Tx, id: number): Promise<void> {
  const m = await tx
    .selectFrom('caixaPostal')
    .select(['id', 'uid', 'hotId', 'canal'])
    .where('id', '=', id)
    .where('entregueAt', 'is', null)
    .executeTakeFirst()
  if (m !== undefined) await escrever(tx, m.canal as Mensagem['canal'], m.hotId, m)
}

/** Writes the message with the transaction, and answers its id; it leaves after the commit. */
export async function porNaCaixa(tx: Tx, hotId: number, m: Mensagem): Promise<number> {
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
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  await escrever(tx, m.canal, hotId, linha)
  return linha.id
}

/** Letters to a person who asks to be forgotten that have left; the last one, which says so, is still on its way. */
export async function esquecerCartas(tx: Tx, hotId: number, email: string | null): Promise<void> {
  await sql`delete from caixa_postal where hot_id = ${hotId} and entregue_at is not null and lower(para) = lower(${email})`.execute(
    tx,
  )
}
