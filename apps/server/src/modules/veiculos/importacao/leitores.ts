/**
 * One cell → typed values, or one Portuguese sentence. A reader never throws and never guesses a price; what is odd but
 * possible (a chassis of 16 characters, a percentage that Excel kept as a fraction) is a warning beside the value.
 * Blank cells do not come here. Never `String` of a number: a RENAVAM loses its zeros in Excel, and a long chassis
 * number its last digits.
 */
import { inicioDoDia, lerDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ehCentavos, formatarReais, lerReais, VALOR_MAXIMO } from '@martelo/domain/comum/dinheiro.ts'
import { avaliarChassi, validarChassi } from '@martelo/domain/comum/identificadores/chassi.ts'
import { validarCnpj } from '@martelo/domain/comum/identificadores/cnpj.ts'
import { validarCodigoFipe } from '@martelo/domain/comum/identificadores/fipe.ts'
import { validarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { validarRenavam } from '@martelo/domain/comum/identificadores/renavam.ts'
import type { Validado } from '@martelo/domain/comum/identificadores/validado.ts'
import type { ItemDetalhado } from '@martelo/domain/veiculos/itens-detalhados.ts'
import type { ValorDaCelula } from './planilha.ts'
import {
  type Dicionario,
  dicionarioDoItem,
  procurar,
  procurarCor,
  simOuNao,
  TIPOS,
  tipoPorNome,
  UFS,
} from './sinonimos.ts'
import type { Campo, Itens, Valores } from './valores.ts'

export type CelulaCheia = Exclude<ValorDaCelula, null>

export type Leitura =
  | {
      readonly ok: true
      readonly valores: Partial<Valores>
      readonly itens?: Itens
      readonly avisos: readonly string[]
    }
  | { readonly ok: false; readonly mensagem: string }

/** `anoCorrente` comes from outside: a year is checked against it, and tests must not age. */
export interface ContextoDeLeitura {
  readonly anoCorrente: number
}

export type Leitor = (celula: CelulaCheia, contexto: ContextoDeLeitura) => Leitura

const PRIMEIRO_ANO = 1900
const MAIOR_KM = 5_000_000
const MAIOR_COMISSAO = 30

type CampoDe<T> = { [C in Campo]: Valores[C] extends T ? C : never }[Campo]

const falha = (mensagem: string): Leitura => ({ ok: false, mensagem })
const valor = <C extends Campo>(campo: C, lido: Valores[C], ...avisos: string[]): Leitura => ({
  ok: true,
  valores: { [campo]: lido },
  avisos,
})

/** The text of a cell as the spreadsheet shows it; control characters gone, blanks single. */
export function textoDaCelula(celula: CelulaCheia): string {
  if (celula instanceof Date)
    return Number.isNaN(celula.getTime())
      ? ''
      : celula.toISOString().slice(0, 10).split('-').reverse().join('/')
  if (typeof celula === 'boolean') return celula ? 'Sim' : 'Não'
  if (typeof celula === 'number')
    return Number.isInteger(celula) ? celula.toFixed(0) : String(celula).replace('.', ',')
  return celula.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
}

/** What people write to say nothing. */
const NADA =
  /^(?:-+|n\/?[aid]|n\/?c|não informad[oa]|nao informad[oa]|não consta|nao consta|s\/n|sem placa|sem chassi|\?+)$/i
const ERRO_DE_PLANILHA =
  /^#(?:erro!?|n\/[da]|ref!|div\/0!|valor!|value!|nome\?|name\?|núm!|num!|nulo!|null!)$/i

export function dizNada(celula: CelulaCheia): boolean {
  return typeof celula === 'string' && NADA.test(celula.trim())
}

export function ehErroDePlanilha(celula: CelulaCheia): boolean {
  return typeof celula === 'string' && ERRO_DE_PLANILHA.test(celula.trim())
}

export function texto(campo: CampoDe<string>, maximo: number): Leitor {
  return (celula) => {
    const lido = textoDaCelula(celula)
    return lido.length > maximo
      ? falha(`Use no máximo ${maximo} caracteres (há ${lido.length}).`)
      : valor(campo, lido)
  }
}

function identificador(campo: CampoDe<string>, validar: (escrito: string) => Validado, zeros = 0): Leitor {
  return (celula) => {
    if (typeof celula === 'number' && !Number.isSafeInteger(celula)) {
      return falha('O número perdeu algarismos na planilha. Formate a coluna como texto e digite novamente.')
    }
    const lido = validar(
      typeof celula === 'number' ? textoDaCelula(celula).padStart(zeros, '0') : textoDaCelula(celula),
    )
    return lido.ok ? valor(campo, lido.valor) : falha(lido.mensagem)
  }
}

export const lerPlaca: Leitor = (celula) => {
  // "ABC1D23/SP" and "ABC1D23 (SP)" are how many lists write plate and state.
  const [, placa = '', estado = ''] = /^(.*?)(?:[\s/(-]+([A-Za-z]{2})\)?)?$/.exec(textoDaCelula(celula)) ?? []
  const lida = validarPlaca(placa)
  if (!lida.ok) return falha(lida.mensagem)
  const sigla = estado.toUpperCase()
  return {
    ok: true,
    valores: { placa: lida.valor, ...(UFS.has(sigla) ? { placaUf: sigla } : {}) },
    avisos: [],
  }
}

const lerChassiComoTexto = identificador('chassi', validarChassi)
export const lerChassi: Leitor = (celula, contexto) => {
  const lido = lerChassiComoTexto(celula, contexto)
  return lido.ok && lido.valores.chassi
    ? { ...lido, avisos: avaliarChassi(lido.valores.chassi).avisos }
    : lido
}
// A cell that Excel took for a number has lost its zeros on the left.
export const lerRenavam = identificador('renavam', validarRenavam, 11)
export const lerFipe = identificador('fipeCodigo', validarCodigoFipe, 7)

/** One column for the consignor: a CNPJ when it is one, else the name. */
export const lerComitente: Leitor = (celula) => {
  const lido = textoDaCelula(celula)
  const limpo = lido.replace(/[^0-9A-Za-z]/g, '')
  if (limpo.length === 14 && /\d{2}$/.test(limpo) && /\d/.test(limpo.slice(0, 12)) && !/\s/.test(lido)) {
    const cnpj = validarCnpj(lido)
    return cnpj.ok ? valor('comitenteCnpj', cnpj.valor) : falha(cnpj.mensagem)
  }
  return lido.length > 120 ? falha('Use no máximo 120 caracteres.') : valor('comitente', lido)
}
export const lerCnpj = identificador('comitenteCnpj', validarCnpj, 14)

/** Centavos. `positivo`: zero is refused (a minimum), else it is allowed (an expense). */
export function dinheiro(campo: CampoDe<number>, positivo = false): Leitor {
  return (celula) => {
    const lido =
      typeof celula === 'number'
        ? Math.round(celula * 100)
        : lerReais(textoDaCelula(celula).replace(/^R\$\s*-$/i, '0'))
    if (lido === null || typeof celula === 'boolean' || celula instanceof Date) {
      return falha('Valor inválido. Use o formato 1.234,56.')
    }
    if (lido < 0) return falha('O valor não pode ser negativo.')
    if (!ehCentavos(lido)) return falha(`O valor máximo é ${formatarReais(VALOR_MAXIMO)}.`)
    if (positivo && lido === 0) return falha('O valor deve ser maior que zero.')
    const arredondado = typeof celula === 'number' && Math.abs(celula * 100 - lido) > 0.001
    return valor(campo, lido, ...(arredondado ? [`Valor arredondado para ${formatarReais(lido)}.`] : []))
  }
}

/** A whole number between bounds; dots of thousands and a unit behind it are taken ("120.500 km"). */
export function inteiro(campo: CampoDe<number>, minimo: number, maximo: number): Leitor {
  return (celula) => {
    const lido = typeof celula === 'number' ? celula : numeroInteiro(textoDaCelula(celula))
    if (lido === null || !Number.isInteger(lido)) return falha('Informe um número inteiro.')
    if (lido < minimo || lido > maximo) return falha(`Informe um número entre ${minimo} e ${maximo}.`)
    return valor(campo, lido)
  }
}

function numeroInteiro(lido: string): number | null {
  const [, numero] = /^(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,0+)?\s*(?:km|dias(?: úteis)?|º|ª)?$/i.exec(lido) ?? []
  return numero === undefined ? null : Number(numero.replaceAll('.', ''))
}

export const lerKm = inteiro('km', 0, MAIOR_KM)

/** "2018", "2018/2019", "18/19": one year or manufacture and model. */
export function anos(campo: 'anoFabricacao' | 'anoModelo'): Leitor {
  return (celula, { anoCorrente }) => {
    if (celula instanceof Date) {
      return falha('O Excel transformou o ano em data. Formate a coluna como texto e digite novamente.')
    }
    const partes = /^(\d{4}|\d{2})(?:\s*[/\-–]\s*(\d{4}|\d{2}))?$/.exec(textoDaCelula(celula))
    if (!partes) return falha('Ano inválido. Use 2020 ou 2020/2021.')
    const lidos = partes.slice(1).flatMap((p) => (p === undefined ? [] : [anoInteiro(p, anoCorrente)]))
    if (lidos.some((ano) => ano < PRIMEIRO_ANO || ano > anoCorrente + 2)) {
      return falha(`O ano deve ficar entre ${PRIMEIRO_ANO} e ${anoCorrente + 2}.`)
    }
    const [primeiro = 0, segundo] = lidos
    if (segundo === undefined) return valor(campo, primeiro)
    return { ok: true, valores: { anoFabricacao: primeiro, anoModelo: segundo }, avisos: [] }
  }
}

/** Two digits mean the nearest year that is not more than two ahead. */
function anoInteiro(escrito: string, anoCorrente: number): number {
  if (escrito.length === 4) return Number(escrito)
  const seculo = Math.floor(anoCorrente / 100) * 100
  const ano = seculo + Number(escrito)
  return ano > anoCorrente + 2 ? ano - 100 : ano
}

export function simNao(campo: CampoDe<boolean>): Leitor {
  return (celula) => {
    const lido = simOuNao(textoDaCelula(celula))
    return lido === null ? falha('Use Sim ou Não.') : valor(campo, lido)
  }
}

/** A word of a list. The sentence names what is accepted. */
export function opcao(campo: CampoDe<string>, lista: Dicionario): Leitor {
  const aceitos = [...new Set(lista.values())].join(', ')
  return (celula) => {
    const lido = procurar(lista, textoDaCelula(celula))
    return lido === null
      ? falha(`“${textoDaCelula(celula).slice(0, 40)}” não é aceito aqui. Use um destes: ${aceitos}.`)
      : valor(campo, lido)
  }
}

export const lerTipo: Leitor = (celula) => {
  const escrito = textoDaCelula(celula)
  const tipo = tipoPorNome(procurar(TIPOS, escrito) ?? '')
  return tipo
    ? valor('tipoId', tipo.id)
    : falha(
        `Tipo “${escrito.slice(0, 40)}” desconhecido. Use, por exemplo, Automóvel, Motocicleta ou Caminhão.`,
      )
}

export const lerCor: Leitor = (celula) => {
  const escrita = textoDaCelula(celula)
  const cor = procurarCor(escrita)
  if (cor) return valor('cor', cor)
  return escrita.length > 30
    ? falha('Use no máximo 30 caracteres.')
    : valor('cor', escrita, `Cor fora da tabela: “${escrita}”.`)
}

export function uf(campo: 'uf' | 'placaUf'): Leitor {
  return (celula) => {
    const sigla = textoDaCelula(celula).toUpperCase()
    return UFS.has(sigla) ? valor(campo, sigla) : falha('Use a sigla do estado, como SP.')
  }
}

/** "Goiânia/GO", "Goiânia - GO", or the city alone. */
export const lerCidade: Leitor = (celula) => {
  const lido = textoDaCelula(celula)
  const partes = /^(.+?)\s*[/\-–(]\s*([A-Za-z]{2})\)?$/.exec(lido)
  const sigla = partes?.[2]?.toUpperCase()
  if (partes?.[1] && sigla && UFS.has(sigla)) {
    return { ok: true, valores: { cidade: partes[1], uf: sigla }, avisos: [] }
  }
  return lido.length > 80 ? falha('Use no máximo 80 caracteres.') : valor('cidade', lido)
}

/** "VW/GOL 1.0" → make and model; without a bar the first word is the make. */
export const lerMarcaModelo: Leitor = (celula) => {
  const lido = textoDaCelula(celula)
  const partes = /^(?:i\/)?([^/]+?)\s*\/\s*(.+)$/i.exec(lido) ?? /^(\S+)\s+(.+)$/.exec(lido)
  if (!partes?.[1] || !partes[2]) return falha('Separe marca e modelo com uma barra, como VW/GOL 1.0.')
  if (lido.length > 140) return falha('Use no máximo 140 caracteres.')
  return { ok: true, valores: { marca: partes[1], modelo: partes[2] }, avisos: [] }
}

/** Percent. A cell formatted as percentage holds 0.05 for 5 %. */
export const lerPorcentagem: Leitor = (celula) => {
  const numero =
    typeof celula === 'number'
      ? celula
      : Number(
          /^(\d{1,2}(?:[.,]\d{1,4})?)\s*%?$/.exec(textoDaCelula(celula))?.[1]?.replace(',', '.') ??
            Number.NaN,
        )
  const fracao = typeof celula === 'number' && numero > 0 && numero <= MAIOR_COMISSAO / 100
  const lido = Math.round((fracao ? numero * 100 : numero) * 100) / 100
  if (!(lido >= 0 && lido <= MAIOR_COMISSAO))
    return falha(`Informe uma porcentagem entre 0 e ${MAIOR_COMISSAO}.`)
  const aviso = `Lido como ${String(lido).replace('.', ',')}%.`
  return valor('comissaoPorcentagem', lido, ...(fracao ? [aviso] : []))
}

/** A day and time in Brasília → epoch milliseconds. */
export function dataHora(campo: 'dataInicio' | 'dataFim'): Leitor {
  return (celula) => {
    const instante =
      celula instanceof Date ? deParede(celula) : lerDataEscrita(typeof celula === 'string' ? celula : '')
    return instante === null ? falha('Data inválida. Use 31/12/2026 14:30.') : valor(campo, instante)
  }
}

function deParede(data: Date): number | null {
  const iso = Number.isNaN(data.getTime()) ? '' : data.toISOString()
  return iso === ''
    ? null
    : inicioDoDia(iso.slice(0, 10)) + (data.getTime() - Date.parse(`${iso.slice(0, 10)}T00:00:00Z`))
}

/** As people write it: `1/2/2026`, `01/02/2026 14h`, `01/02/2026 às 9:05`. */
export function lerDataEscrita(escrita: string): number | null {
  const m = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s*(?:às?|,)?\s*(\d{1,2})[:h](\d{2})?(?::\d{2})?)?$/i.exec(
    escrita.trim(),
  )
  if (!m) return null
  const [dia, mes, ano, hora, minuto] = m.slice(1).map((parte) => (parte ?? '0').padStart(2, '0'))
  return lerDataHora(`${dia}/${mes}/${ano} ${hora}:${minuto}`)
}

/** An answer about a detailed item; yes and no in all their spellings where the item asks that. */
export function item(detalhado: ItemDetalhado): Leitor {
  const lista = dicionarioDoItem(detalhado)
  const perguntaSimNao = Object.hasOwn(detalhado.opcoes, 'SIM')
  const aceitas = Object.values(detalhado.opcoes).join(', ')
  return (celula) => {
    const escrita = textoDaCelula(celula)
    const dito = perguntaSimNao ? simOuNao(escrita) : null
    const lido = dito === null ? procurar(lista, escrita) : dito ? 'SIM' : 'NAO'
    return lido === null
      ? falha(`Use um destes: ${aceitas}.`)
      : { ok: true, valores: {}, itens: { [detalhado.campo]: lido }, avisos: [] }
  }
}
