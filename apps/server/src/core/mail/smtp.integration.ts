// The server that takes the house's letters (SMTP).
import nodemailer, { type Transporter } from 'nodemailer'
import type Mail from 'nodemailer/lib/mailer/index.js'
import { definirParceiro } from '../externo/parceiro.ts'
import { enderecoDeFora } from '../externo/saida-para-fora.ts'

export interface ServidorDeCartas {
  /** from whom the letters of a house without an address of its own come */
  readonly remetente: string
  /** Throws `FalhaExterna`; `recusado`: this letter will never be taken for this address. */
  enviar(carta: Mail.Options): Promise<void>
  conferir(): Promise<void>
}

interface ErroDeSmtp {
  readonly code?: string
  readonly responseCode?: number
}

/** The other server will never take this letter for this address; asking again would only annoy it (RFC 5321, 4.2.1). */
function recusadaDeVez({ code, responseCode = 0 }: ErroDeSmtp): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

export const SMTP = definirParceiro({
  nome: 'smtp',
  titulo: 'E-mail (SMTP)',
  descricao: 'Leva as cartas da casa: confirmações, avisos e boletins.',
  campos: {
    url: {
      rotulo: 'Servidor',
      tipo: 'endereco',
      obrigatorio: true,
      protocolos: ['smtps:', 'smtp:'],
      ajuda: 'smtps://smtp.exemplo.com.br:465 ou smtp://smtp.exemplo.com.br:587 (STARTTLS)',
    },
    usuario: { rotulo: 'Usuário', tipo: 'texto', obrigatorio: false },
    senha: { rotulo: 'Senha', tipo: 'segredo', obrigatorio: false },
    remetente: {
      rotulo: 'Remetente',
      tipo: 'texto',
      obrigatorio: false,
      ajuda: 'De quem as cartas vêm quando a casa não tem e-mail de contato.',
    },
  },
  tempoMs: 30_000,
  abrir: ({ credencial, executar, guardada, de }): ServidorDeCartas => {
    const usar = async <T>(fn: (t: Transporter) => Promise<T>): Promise<T> => {
      const u = new URL(credencial.url)
      const seguro = u.protocol === 'smtps:'
      const nome = u.hostname.replace(/^\[|\]$/g, '')
      // The operator's own address (SMTP_URL) carries its login and options, as nodemailer reads them.
      const t =
        de === 'plataforma'
          ? nodemailer.createTransport(credencial.url)
          : nodemailer.createTransport({
              host: await enderecoDeFora(nome, guardada),
              port: Number(u.port || (seguro ? 465 : 587)),
              secure: seguro,
              // A password never travels in the open.
              requireTLS: guardada && !seguro,
              tls: { servername: nome },
              ...(credencial.usuario ? { auth: { user: credencial.usuario, pass: credencial.senha } } : {}),
            })
      try {
        return await fn(t)
      } finally {
        t.close()
      }
    }
    const desfecho = (e: unknown) => {
      const { code, responseCode = 0 } = e as ErroDeSmtp
      if (recusadaDeVez(e as ErroDeSmtp)) return 'recusado' as const
      if (code === 'EAUTH') return 'credencial' as const
      // "Come again later" speaks of this letter and not against the server.
      return responseCode >= 400 && responseCode < 500 ? ('limite' as const) : undefined
    }
    const endereco = credencial.url.replace(/\/\/[^/@]*@/, '//')
    return {
      remetente: credencial.remetente || 'nao-responda@localhost',
      enviar: (carta) =>
        executar(
          {
            operacao: 'enviar-carta',
            metodo: 'SMTP',
            endereco,
            pedido: { corpo: JSON.stringify({ para: carta.to, assunto: carta.subject }) },
            desfecho,
          },
          () =>
            usar(async (t) => {
              const r = (await t.sendMail(carta)) as { response?: string }
              return { valor: undefined, resposta: { corpo: r.response ?? null } }
            }),
        ),
      conferir: () =>
        executar({ operacao: 'conferir', metodo: 'SMTP', endereco, desfecho }, () =>
          usar(async (t) => {
            await t.verify()
            return { valor: undefined }
          }),
        ),
    }
  },
  testar: async (porta) => {
    await porta.conferir()
    return 'O servidor aceitou a ligação.'
  },
})
