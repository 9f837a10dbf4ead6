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

/** `sairUrl`: where letters of this kind are stopped. */
export function textoDaCarta(texto: string, casa: Casa, sairUrl: string | null = null): string {
  const sair = sairUrl === null ? [] : [`Não quer mais estes e-mails? ${sairUrl}`]
  // "-- " is how mail programs know where a signature begins.
  return `${texto}\n\n-- \n${[...linhasDoRodape(casa), ...sair].join('\n')}`
}

const escapar = (t: string): string => t.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const comLinks = (t: string): string =>
  escapar(t)
    .replace(/https?:\/\/[^\s<]+/g, (u) => `<a href="${u}" style="color:#0b57d0">${u}</a>`)
    .replaceAll('\n', '<br>')
const LETRA = 'Arial,Helvetica,sans-serif'
const CORPO = `font:16px/1.55 ${LETRA};color:#1a1f2b`
const PEQUENO = `font:13px/1.5 ${LETRA};color:#4b5563`
const COR = /^#[0-9a-f]{6}$/i
/** "Ver a compra: https://…" alone in its paragraph is a button. */
const ACAO = /^([^\n:]{2,40}): (https?:\/\/\S+)$/
/** Programs that know a dark scheme take it from here; the others keep the styles on the elements. */
const ESCURO =
  '@media (prefers-color-scheme:dark){.f{background:#14171f!important}.c{background:#1d212b!important}.t{color:#e8eaf0!important}.p{color:#a9b0be!important}.t a,.p a{color:#8ab4ff!important}}'

/** White or black, whichever is read on this colour (WCAG's luminance). */
function letraSobre(cor: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const v = Number.parseInt(cor.slice(i, i + 2), 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.18 ? '#000000' : '#ffffff'
}

/** A picture of ours alone in its paragraph. */
const QR = /^https?:\/\/[^\s<>"]+\/qr\.png$/

function paragrafo(p: string, cor: string): string {
  if (QR.test(p))
    return `<tr><td style="padding:0 0 16px"><img src="${escapar(p)}" width="240" height="240" alt="QR do convite" style="display:block;background:#ffffff;border-radius:8px"></td></tr>`
  const m = ACAO.exec(p)
  if (m === null) return `<tr><td class="t" style="padding:0 0 16px;${CORPO}">${comLinks(p)}</td></tr>`
  const [, rotulo = '', url = ''] = m
  return `<tr><td style="padding:8px 0 24px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${cor}" style="border-radius:8px"><a href="${escapar(url)}" style="display:inline-block;padding:14px 24px;font:bold 16px/1 ${LETRA};color:${letraSobre(cor)};text-decoration:none">${escapar(rotulo)}</a></td></tr></table></td></tr>`
}

/**
 * Tables and styles on the elements: what Outlook, Gmail and Apple Mail have in common. The plain text says the same.
 */
export function htmlDaCarta(texto: string, casa: Casa, sairUrl: string | null = null): string {
  const cor = COR.test(casa.corPrimaria) ? casa.corPrimaria : '#1a1f2b'
  const corpo = texto
    .split(/\n{2,}/)
    .map((p) => paragrafo(p, cor))
    .join('')
  const linhas = linhasDoRodape(casa).map((l, i) => (i === 0 ? `<b>${escapar(l)}</b>` : comLinks(l)))
  const sair =
    sairUrl === null
      ? []
      : [
          `Não quer mais estes e-mails? <a href="${escapar(sairUrl)}" style="color:#0b57d0">Parar de receber</a>`,
        ]
  const tabela = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${ESCURO}</style></head><body class="f" style="margin:0;padding:0;background:#f3f4f7"><table ${tabela} class="f" bgcolor="#f3f4f7"><tr><td align="center" style="padding:16px 8px"><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" class="c" bgcolor="#ffffff" style="width:100%;max-width:600px;border-radius:12px"><tr><td style="padding:24px"><table ${tabela}><tr><td class="t" style="padding:0 0 12px;border-bottom:3px solid ${cor};font:bold 20px/1.3 ${LETRA};color:#1a1f2b">${escapar(casa.nome)}</td></tr><tr><td height="24" style="font-size:0;line-height:0">&#160;</td></tr>${corpo}<tr><td class="p" style="padding:16px 0 0;border-top:1px solid #d8dce5;${PEQUENO}">${[...linhas, ...sair].join('<br>')}</td></tr></table></td></tr></table></td></tr></table></body></html>`
}
