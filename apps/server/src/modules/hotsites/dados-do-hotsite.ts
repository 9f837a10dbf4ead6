// One hotsite between its row, its administrator's form and the audit. Row and form are brought into the same shape, so
// that a comparison shows what a person changed and nothing else.
//
// JSON columns are never compared as they come: the database orders the keys of an object its own way, and every save
// would seem to change the social networks.

import type { EntradaDe, RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { editarHotsite } from '@martelo/contracts/hotsites/editar-hotsite.contract.ts'
import { EdicaoDoHotsite } from '@martelo/contracts/hotsites/hotsite-admin.schemas.ts'
import { normalizarEmail } from '@martelo/domain/comum/identificadores/email.ts'
import { REDES_SOCIAIS, validarTelefoneDaCasa } from '@martelo/domain/hotsites/aparencia.ts'
import type { Validado } from '@martelo/domain/comum/identificadores/validado.ts'
import { lerScripts, validarHost } from '@martelo/domain/hotsites/scripts-do-site.ts'
import { ehTipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { PAPEIS_QUE_DESCONTAM, TIPOS_SOB_GUARDA } from '@martelo/domain/pagamentos/guarda-do-pagamento.ts'
import { validarChavePix } from '@martelo/domain/pagamentos/chave-pix.ts'
import { iso } from '../../core/http/iso.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'

export type HotsiteAdmin = RespostaDe<typeof editarHotsite>
type Corpo = EntradaDe<typeof editarHotsite>['body']
/** What a person edits: the form without its version. */
export type DadosDoHotsite = Omit<
  HotsiteAdmin,
  'id' | 'uid' | 'versao' | 'subdominio' | 'dominio' | 'tipo' | 'updatedAt'
>

const CAMPOS = Object.keys(EdicaoDoHotsite.shape).filter((c) => c !== 'versao') as (keyof DadosDoHotsite)[]

const redesEmOrdem = (redes: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(REDES_SOCIAIS.flatMap((r) => (redes[r] ? [[r, redes[r]]] : [])))

const limitesEmOrdem = (l: Readonly<Record<string, number | undefined>>): Record<string, number> =>
  Object.fromEntries(PAPEIS_QUE_DESCONTAM.map((p) => [p, l[p] ?? 0]))

const perguntasDe = (lista: DadosDoHotsite['perguntas']) =>
  lista.map(({ pergunta, resposta }) => ({ pergunta, resposta }))

const paginasDe = (lista: DadosDoHotsite['scriptsDePagina']) =>
  lista.map(({ uri, handleScript }) => ({ uri, handleScript }))

export function apresentarHotsite(h: Hotsite): HotsiteAdmin {
  return {
    ...h,
    tipo: ehTipoHotsite(h.tipo) ? h.tipo : 'leilao',
    updatedAt: iso(h.updatedAt),
    cadastroDe: iso(h.cadastroDe),
    cadastroAte: iso(h.cadastroAte),
    visualizacaoDe: iso(h.visualizacaoDe),
    visualizacaoAte: iso(h.visualizacaoAte),
    redes: redesEmOrdem(h.redes as Record<string, string>),
    limitesDeDesconto: limitesEmOrdem(h.limitesDeDesconto as Record<string, number>),
    perguntas: perguntasDe(h.perguntas as DadosDoHotsite['perguntas']),
    scriptsDePagina: paginasDe(h.scriptsDePagina as DadosDoHotsite['scriptsDePagina']),
  }
}

export function dadosDoHotsite(h: Hotsite): DadosDoHotsite {
  const lido = apresentarHotsite(h)
  return Object.fromEntries(CAMPOS.map((c) => [c, lido[c]])) as unknown as DadosDoHotsite
}

const ouNulo = (t: string | null): string | null => (t === null || t === '' ? null : t)
const telefone = (t: string | null): string | null => {
  const r = t ? validarTelefoneDaCasa(t) : null
  return r?.ok ? r.valor : null
}

const instante = (t: string | null): string | null => (t === null ? null : new Date(t).toISOString())
const valorDe = (r: Validado): string | null => (r.ok ? r.valor : null)

/** The form in the form that is stored: telephones as E.164, empty as null. It has passed the contract's checks. */
export function dadosDoFormulario(corpo: NonNullable<Corpo>): DadosDoHotsite {
  const { versao: _, ...d } = corpo
  const pix = d.pixChave ? validarChavePix(d.pixChave) : null
  return {
    ...d,
    redes: redesEmOrdem(d.redes),
    segundoAprovadorTipos: TIPOS_SOB_GUARDA.filter((t) => d.segundoAprovadorTipos.includes(t)),
    limitesDeDesconto: limitesEmOrdem(d.limitesDeDesconto),
    perguntas: perguntasDe(d.perguntas),
    documentosExigidos: [...new Set(d.documentosExigidos)],
    telefone: telefone(d.telefone),
    whatsapp: telefone(d.whatsapp),
    emailContato: d.emailContato ? normalizarEmail(d.emailContato) : null,
    emailEncarregado: d.emailEncarregado ? normalizarEmail(d.emailEncarregado) : null,
    emailsContato: [...new Set(d.emailsContato.map(normalizarEmail))].filter(
      (e) => e !== (d.emailContato ? normalizarEmail(d.emailContato) : null),
    ),
    cadastroDe: instante(d.cadastroDe),
    cadastroAte: instante(d.cadastroAte),
    visualizacaoDe: instante(d.visualizacaoDe),
    visualizacaoAte: instante(d.visualizacaoAte),
    mensagemRodape: ouNulo(d.mensagemRodape),
    endereco: ouNulo(d.endereco),
    cidade: ouNulo(d.cidade),
    uf: ouNulo(d.uf)?.toUpperCase() ?? null,
    cep: ouNulo(d.cep),
    venderCarroUrl: ouNulo(d.venderCarroUrl),
    mapaLadrilhos: ouNulo(d.mapaLadrilhos),
    mapaCredito: ouNulo(d.mapaCredito),
    pixChave: pix?.ok ? pix.valor.chave : null,
    pixNome: ouNulo(d.pixNome),
    pixCidade: ouNulo(d.pixCidade),
    analytics: ouNulo(d.analytics)?.toUpperCase() ?? null,
    headerScript: ouNulo(d.headerScript),
    hostsDeScript: [...new Set(d.hostsDeScript.flatMap((t) => valorDe(validarHost(t)) ?? []))],
    scriptsDePagina: paginasDe(d.scriptsDePagina),
  }
}

/** What holds between fields; messages by field. */
export function conferirDados(d: DadosDoHotsite): Record<string, string> {
  const campos: Record<string, string> = {}
  if (!d.permitirCpf && !d.permitirCnpj)
    campos.permitirCpf = 'Permita CPF, CNPJ ou os dois: sem isso ninguém se cadastra'
  if (d.cadastroDe !== null && d.cadastroAte !== null && d.cadastroAte <= d.cadastroDe)
    campos.cadastroAte = 'Depois da abertura'
  if (d.visualizacaoDe !== null && d.visualizacaoAte !== null && d.visualizacaoAte <= d.visualizacaoDe)
    campos.visualizacaoAte = 'Depois do início'
  if (d.pixChave !== null && d.pixNome === null) campos.pixNome = 'Informe o nome de quem recebe'
  if (d.pixChave !== null && d.pixCidade === null) campos.pixCidade = 'Informe a cidade de quem recebe'
  if (d.pixChave === null && (d.pixNome !== null || d.pixCidade !== null))
    campos.pixChave = 'Informe a chave, ou apague nome e cidade'
  if ((d.latitude === null) !== (d.longitude === null))
    campos[d.latitude === null ? 'latitude' : 'longitude'] = 'Informe latitude e longitude, ou nenhuma'
  return { ...campos, ...conferirScripts(d) }
}

/** What the editor of one page reads of the site's scripts. */
export const scriptDe = (h: Hotsite, uri: string) => ({
  handleScript: dadosDoHotsite(h).scriptsDePagina.find((p) => p.uri === uri)?.handleScript ?? '',
  hostsDeScript: h.hostsDeScript,
})

/** Each script runs from a host of the list, or is refused where it stands. */
function conferirScripts(d: DadosDoHotsite): Record<string, string> {
  const textos = [
    ['headerScript', d.headerScript ?? ''],
    ...d.scriptsDePagina.map((p, i) => [`scriptsDePagina.${i}.handleScript`, p.handleScript]),
  ] as const
  return Object.fromEntries(
    textos.flatMap(([campo = '', texto = '']) => {
      const r = lerScripts(texto, d.hostsDeScript)
      return r.ok ? [] : [[campo, r.mensagem]]
    }),
  )
}
