// Fields that many calls share, each with its limit and its Portuguese message. Every text and number of a request is made
// from one of them: what the database cannot hold is refused here, at the field, and nowhere else
// (`tests/tidy/fields.test.ts`).
import { z } from 'zod'

/** PostgreSQL stores no NUL, and its JSON no half of a surrogate pair. */
export const GUARDAVEL = z.check<string>((p) => {
  if (p.value.isWellFormed() && !p.value.includes('\u0000')) return
  p.issues.push({ code: 'custom', input: p.value, message: 'Texto com caracteres inválidos' })
})

const erroDe = (mensagem: string | undefined) => (mensagem === undefined ? undefined : { error: mensagem })

/** Text from outside, with no other rule; `.trim()`, `.max()` and patterns follow. `mensagem` answers what is no text. */
export const textoLivre = (mensagem?: string) => z.string(erroDe(mensagem)).check(GUARDAVEL)

/** An address as a browser writes it (`https://…`). */
export const endereco = (mensagem: string) => z.url({ error: mensagem }).check(GUARDAVEL)

const NAO_CABE_EM_JSON = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

/** For what is kept as it came (`z.looseObject({…}).check(GUARDAVEL_INTEIRO)`): no such text at any depth. */
export const GUARDAVEL_INTEIRO = z.check((p) => {
  try {
    if (!NAO_CABE_EM_JSON.test(JSON.stringify(p.value) ?? '')) return
  } catch {
    // deeper than can be written
  }
  p.issues.push({ code: 'custom', input: p.value, message: 'Conteúdo com caracteres inválidos' })
})

/** The range of a column of four bytes. */
const INT4 = { menor: -2_147_483_648, maior: 2_147_483_647 } as const
/** Amounts and instants, and still exact. */
export const MAIOR_NUMERO_DE_BUSCA = 1e15

/** A whole number of a form: versions, internal ids, counts. A narrower range follows (`.min()`, `.max()`). */
export const inteiro = (mensagem?: string) =>
  z.number(erroDe(mensagem)).int(mensagem).min(INT4.menor, mensagem).max(INT4.maior, mensagem)
/** The same from an address or a multipart form, where numbers are text. */
export const inteiroEscrito = (mensagem?: string) =>
  z.coerce.number(erroDe(mensagem)).int(mensagem).min(INT4.menor, mensagem).max(INT4.maior, mensagem)
/** The version of the record that a form was opened with. */
export const Versao = inteiro('Informe a versão lida')
/** Any number, as searches compare it; never written into a column. */
export const NumeroDeBusca = z.number().min(-MAIOR_NUMERO_DE_BUSCA).max(MAIOR_NUMERO_DE_BUSCA)

export const VALOR_MAXIMO = 99_999_999_999

/** Integer centavos, up to R$ 999.999.999,99. */
export const Centavos = z
  .number({ error: 'Informe um valor' })
  .int('Informe um valor com no máximo dois centavos')
  .min(0, 'O valor não pode ser negativo')
  .max(VALOR_MAXIMO, 'O valor máximo é R$ 999.999.999,99')
/** An amount that the house computes for a reply (a sum, the next bid): it may exceed what one field takes. */
export const CentavosApurados = z.number().int().min(0)
export const CentavosPositivos = Centavos.min(1, 'Informe um valor maior que zero')

const vazio = (v: unknown): boolean => v === undefined || v === null || v === ''

/** A choice that was not made is no wrong identifier. */
export const Uid = z.uuid({
  error: (i) => (vazio(i.input) ? 'Escolha uma opção' : 'Identificador inválido'),
})
/** Internal ids travel only where the specification's paths carry `{id}`. */
export const IdNumerico = inteiroEscrito('Identificador inválido').min(1, 'Identificador inválido')

/** Years that the database and every program write in the same four digits, whatever the zone. */
const ANO_COMUM = /^[1-8]/
/** Zones that exist; the database knows none beyond sixteen hours. */
const ZONA_REAL = /(?:Z|[+-](?:0\d|1[0-4]):\d\d)$/

/** An instant, as ISO 8601 text on the wire. */
export const Instante = z.iso
  .datetime({ offset: true, error: (i) => (vazio(i.input) ? 'Informe a data e a hora' : 'Data inválida') })
  .regex(ANO_COMUM, 'Data inválida')
  .regex(ZONA_REAL, 'Data inválida')
export const Dia = z.iso.date({ error: 'Data inválida' }).regex(ANO_COMUM, 'Data inválida')

/** Required one-line text. */
export const texto = (max: number, mensagem = 'Campo obrigatório') =>
  textoLivre(mensagem).trim().min(1, mensagem).max(max, `Use no máximo ${max} caracteres`)
export const textoOpcional = (max: number) =>
  textoLivre('Texto inválido').trim().max(max, `Use no máximo ${max} caracteres`).nullish()

export const Email = textoLivre('Informe o e-mail')
  .trim()
  .toLowerCase()
  .max(254, 'E-mail muito longo')
  .pipe(z.email('Informe um e-mail válido'))

/** Page number and size as the lists of the specification use them. */
export const Paginacao = z.object({
  pagina: z.coerce
    .number({ error: 'Página inválida' })
    .int('Página inválida')
    .min(1, 'Página inválida')
    .max(100_000, 'Página inválida')
    .default(1),
  porPagina: z.coerce
    .number({ error: 'Tamanho de página inválido' })
    .int('Tamanho de página inválido')
    .min(1)
    .max(200, 'No máximo 200 por página')
    .default(30),
})

/** Query parameters of every back-office list (the one table): paging, sort, free text, filters as JSON-free text. */
export const ConsultaDeLista = Paginacao.extend({
  ordenar: textoLivre()
    .max(60)
    .regex(/^-?[A-Za-z]+$/, 'Ordenação inválida')
    .optional(),
  busca: textoLivre().max(120, 'Busca muito longa').optional(),
})

/** A body as it came over the line, for calls that say `raw`. */
export const CorpoCru = z.object({
  corpo: z.instanceof(Uint8Array),
  /** lower-case names */
  cabecalhos: z.record(textoLivre(), textoLivre()),
  busca: z.record(textoLivre(), textoLivre()),
})
