// Fields that many calls share, each with its limit and its Portuguese message.
import { z } from 'zod'

export const VALOR_MAXIMO = 99_999_999_999

/** Integer centavos, up to R$ 999.999.999,99. */
export const Centavos = z
  .number({ error: 'Informe um valor' })
  .int('Informe um valor com no máximo dois centavos')
  .min(0, 'O valor não pode ser negativo')
  .max(VALOR_MAXIMO, 'O valor máximo é R$ 999.999.999,99')
export const CentavosPositivos = Centavos.min(1, 'Informe um valor maior que zero')

export const Uid = z.uuid({ error: 'Identificador inválido' })
/** Internal ids travel only where the specification's paths carry `{id}`. */
export const IdNumerico = z.coerce
  .number({ error: 'Identificador inválido' })
  .int('Identificador inválido')
  .min(1, 'Identificador inválido')
  .max(2_147_483_647, 'Identificador inválido')

/** An instant, as ISO 8601 text on the wire. */
export const Instante = z.iso.datetime({ offset: true, error: 'Data inválida' })
export const Dia = z.iso.date({ error: 'Data inválida' })

/** Required one-line text. NUL is refused because PostgreSQL cannot store it. */
export const texto = (max: number, mensagem = 'Campo obrigatório') =>
  z
    .string({ error: mensagem })
    .trim()
    .min(1, mensagem)
    .max(max, `Use no máximo ${max} caracteres`)
    .refine((t) => !t.includes('\u0000'), 'Texto com caracteres inválidos')
export const textoOpcional = (max: number) =>
  z
    .string({ error: 'Texto inválido' })
    .trim()
    .max(max, `Use no máximo ${max} caracteres`)
    .refine((t) => !t.includes('\u0000'), 'Texto com caracteres inválidos')
    .nullish()

export const Email = z
  .string({ error: 'Informe o e-mail' })
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
  ordenar: z
    .string()
    .max(60)
    .regex(/^-?[A-Za-z]+$/, 'Ordenação inválida')
    .optional(),
  busca: z.string().max(120, 'Busca muito longa').optional(),
})
