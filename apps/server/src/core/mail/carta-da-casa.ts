// The letter around a message: the house's name above, and below it the institutional footer: who sends, where he is found,
// and what he never asks for. One place, so that no letter leaves without it; the mailbox page shows the same.
import { mostrarTelefone } from '@martelo/domain/comum/identificadores/telefone-da-casa.ts'

export const COLUNAS_DA_CASA = [
  'h.nome',
  'h.emailContato',
  'h.telefone',
  'h.endereco',
  'h.cidade',
  'h.uf',
  'h.dominio',
  'h.mensagemRodape',
  'h.corPrimaria',
] as const

export interface Casa {
  readonly nome: string
  readonly emailContato: string | null
  readonly telefone: string | null
  readonly endereco: string | null
  readonly cidade: string | null
  readonly uf: string | null
  readonly dominio: string | null
  readonly mensagemRodape: string | null
  readonly corPrimaria: string
}

const AVISO =
  'Nunca pedimos senha, código ou pagamento por e-mail. Pague só nas contas que aparecem no site, depois de entrar na sua conta.'

function linhasDoRodape(c: Casa): string[] {
  const cidade = c.cidade === null ? null : [c.cidade, c.uf].filter(Boolean).join('/')
  const onde = [c.endereco, cidade].filter(Boolean).join(', ')
  const contato = [
    c.telefone === null ? null : mostrarTelefone(c.telefone),
    c.emailContato,
    c.dominio === null ? null : `https://${c.dominio}`,
  ].filter(Boolean)
  return [c.nome, onde, contato.join(' · '), c.mensagemRodape ?? '', AVISO].filter((l) => l !== '')
}

export function textoDaCarta(texto: string, casa: Casa): string {
  // "-- " is how mail programs know where a signature begins.
  return `${texto}\n\n-- \n${linhasDoRodape(casa).join('\n')}`
}

const escapar = (t: string): string => t.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const comLinks = (t: string): string =>
  escapar(t)
    .replace(/https?:\/\/[^\s<]+/g, (u) => `<a href="${u}" style="color:#0b57d0">${u}</a>`)
    .replaceAll('\n', '<br>')
const CORPO = 'font:16px/1.55 Arial,Helvetica,sans-serif;color:#1a1f2b'
const PEQUENO = 'font:13px/1.5 Arial,Helvetica,sans-serif;color:#4b5563'
const COR = /^#[0-9a-f]{6}$/i

/** Styles stand on the elements: mail programs drop style sheets. */
export function htmlDaCarta(texto: string, casa: Casa): string {
  const cor = COR.test(casa.corPrimaria) ? casa.corPrimaria : '#1a1f2b'
  const paragrafos = texto
    .split(/\n{2,}/)
    .map((p) => `<p style="margin:0 0 16px;${CORPO}">${comLinks(p)}</p>`)
    .join('')
  const rodape = linhasDoRodape(casa)
    .map((l, i) => (i === 0 ? `<b>${escapar(l)}</b>` : comLinks(l)))
    .join('<br>')
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;background:#ffffff"><div style="max-width:600px;margin:0 auto;padding:24px"><p style="margin:0 0 24px;padding:0 0 12px;border-bottom:3px solid ${cor};font:bold 20px/1.3 Arial,Helvetica,sans-serif;color:#1a1f2b">${escapar(casa.nome)}</p>${paragrafos}<p style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #d8dce5;${PEQUENO}">${rodape}</p></div></body></html>`
}
