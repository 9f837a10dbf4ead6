// The calls of a declared record, with their schemas. Every rule of a field (kind, limit, check digit) is here, with the
// sentence that a person reads at the field; whether a field is missing is asked of the whole record when it is saved.
import { normalizarCep, validarCep } from '@martelo/domain/comum/identificadores/cep.ts'
import { validarCnpj } from '@martelo/domain/comum/identificadores/cnpj.ts'
import { validarCpf } from '@martelo/domain/comum/identificadores/cpf.ts'
import { validarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { telefoneNacional } from '@martelo/domain/comum/identificadores/telefone-da-casa.ts'
import { formatarTelefone, validarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { aceito, type Validado } from '@martelo/domain/comum/identificadores/validado.ts'
import { type ZodType, z } from 'zod'
import { defineCall } from '../define-call.ts'
import {
  ConsultaDeLista,
  Dia,
  Email,
  endereco,
  Instante,
  inteiroEscrito,
  textoLivre,
  Uid,
  VALOR_MAXIMO,
  Versao,
} from '../fields.ts'
import {
  type Cadastro,
  type Campo,
  type ChamadasDe,
  chaveDe,
  RECUSAS_AO_APAGAR,
  RECUSAS_AO_SALVAR,
} from './declarar-cadastro.ts'

const linha = (max: number) => textoLivre('Texto inválido').trim().max(max, `Use no máximo ${max} caracteres`)

/** A text that the domain brings into the form that is stored, or refuses in one sentence. */
const conferido = (conferir: (t: string) => Validado<unknown>, guardar: (v: unknown) => string = String) =>
  linha(60).transform((t, ctx) => {
    if (t === '') return ''
    const r = conferir(t)
    if (r.ok) return guardar(r.valor)
    ctx.addIssue({ code: 'custom', message: r.mensagem })
    return z.NEVER
  })

function numero(c: Extract<Campo, { tipo: 'inteiro' | 'decimal' | 'dinheiro' | 'porcentagem' }>): ZodType {
  const { tipo } = c
  const min = c.min ?? (tipo === 'decimal' || tipo === 'inteiro' ? -2_147_483_648 : 0)
  const max =
    c.max ?? { inteiro: 2_147_483_647, decimal: 1e12, dinheiro: VALOR_MAXIMO, porcentagem: 100 }[tipo]
  const n = z
    .number({ error: tipo === 'dinheiro' ? 'Informe um valor' : 'Informe um número' })
    .min(min, min === 0 ? 'O valor não pode ser negativo' : `O mínimo é ${min}`)
    .max(max, tipo === 'dinheiro' ? 'O valor máximo é R$ 999.999.999,99' : `O máximo é ${max}`)
  return tipo === 'inteiro' || tipo === 'dinheiro' ? n.int('Informe um número inteiro') : n
}

function valor(c: Campo): ZodType {
  switch (c.tipo) {
    case 'texto':
    case 'longo': {
      const t = linha(c.max)
      const f = c.formato
      return f ? t.refine((v) => v === '' || f[0].test(v), f[1]) : t
    }
    case 'email':
      return z.union([z.literal(''), Email])
    case 'telefone':
      return conferido((t) => {
        const dado = telefoneNacional(t) === null ? validarTelefone(t) : aceito(t)
        return dado.ok ? aceito(formatarTelefone(t)) : dado
      })
    case 'cpf':
      return conferido(validarCpf)
    case 'cnpj':
      return conferido(validarCnpj)
    case 'documento':
      return conferido(validarDocumento, (v) => (v as { documento: string }).documento)
    case 'cep':
      return conferido((t) => validarCep(normalizarCep(t)))
    case 'uf':
      return textoLivre('Informe a UF').regex(/^([A-Z]{2})?$/, 'Informe a UF')
    case 'url':
      return z.union([
        z.literal(''),
        endereco('Informe um endereço https://')
          .max(500, 'Endereço muito longo')
          .regex(/^https:/, 'Informe um endereço https://'),
      ])
    case 'imagem':
      return textoLivre('Envie a imagem novamente').max(500)

    case 'cor':
      return textoLivre('Cor inválida').regex(/^(#[0-9a-f]{6})?$/i, 'Escreva uma cor como #1a2b3c')
    case 'dia':
      return z.union([z.literal(''), Dia])
    case 'instante':
      return z.union([z.literal(''), Instante])
    case 'hora':
      return textoLivre('Hora inválida').regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Escreva uma hora como 08:30')
    case 'simNao':
      return z.boolean({ error: 'Responda sim ou não' })
    case 'escolha':
      return z.literal(
        c.opcoes.map((o) => o.valor),
        { error: 'Escolha uma das opções' },
      )
    case 'escolhas': {
      // Judged as a whole: the error stands at the field, not at one of its boxes.
      const valores = new Set<unknown>(c.opcoes.map((o) => o.valor))
      return z
        .array(z.unknown(), { error: 'Escolha entre as opções' })
        .max(c.opcoes.length, 'Escolha cada opção uma vez')
        .refine((v) => v.every((x) => valores.has(x)), 'Escolha entre as opções')
    }
    case 'referencia':
      return z.union([z.literal(''), Uid])
    default:
      return numero(c)
  }
}

/** As it is read: what stands in the table may be older than the rules, and must be shown to be corrected. */
function lido(c: Campo): ZodType {
  const solto: ZodType =
    c.tipo === 'simNao'
      ? z.boolean()
      : c.tipo === 'inteiro' || c.tipo === 'decimal' || c.tipo === 'dinheiro' || c.tipo === 'porcentagem'
        ? z.number()
        : c.tipo === 'escolhas'
          ? z.array(z.union([z.string(), z.number()]))
          : c.tipo === 'escolha'
            ? z.union([z.string(), z.number()])
            : z.string()
  return c.ver === undefined ? solto.nullable() : solto.nullable().optional()
}

function filtrosDe(campos: Cadastro['campos']): Record<string, ZodType> {
  const f: Record<string, ZodType> = {}
  for (const [nome, c] of Object.entries(campos)) {
    if (!c.filtro) continue
    if (c.tipo === 'dia' || c.tipo === 'instante') {
      f[`${nome}De`] = Dia.optional()
      f[`${nome}Ate`] = Dia.optional()
    } else if (c.tipo === 'simNao') f[nome] = z.enum(['sim', 'nao'], 'Escolha sim ou não').optional()
    else if (c.tipo === 'escolha' || c.tipo === 'escolhas')
      f[nome] = z
        .enum(
          c.opcoes.map((o) => String(o.valor)),
          'Escolha uma das opções',
        )
        .optional()
    else if (c.tipo === 'referencia') f[nome] = Uid.optional()
    else f[nome] = linha(120).optional()
  }
  return f
}

const Mudanca = z.object({
  id: z.number(),
  quando: Instante,
  usuario: z.string().nullable(),
  papeis: z.array(z.string()),
  acao: z.string(),
  antes: z.record(z.string(), z.unknown()).nullable(),
  depois: z.record(z.string(), z.unknown()).nullable(),
  motivo: z.string().nullable(),
})

/** The contracts of a declared record. */
export function chamadasDoCadastro<const C extends Cadastro>(c: C): ChamadasDe<C> {
  const [um, varios] = c.nome
  const entradas = Object.entries(c.campos)
  const Linha = z.object({
    ...Object.fromEntries(entradas.map(([n, campo]) => [n, lido(campo)])),
    uid: z.uuid(),
    versao: z.number(),
    nomes: z.record(z.string(), z.string()),
  })
  const query = ConsultaDeLista.extend(filtrosDe(c.campos))
  const params = z.object({ uid: Uid })
  const naoAchado = { NAO_ENCONTRADO: 404 }
  const corpo = entradas
    .filter(([, campo]) => !campo.calculado)
    .map(([n, campo]) => [n, valor(campo).nullish()] as const)
  const contratos = {
    listar: defineCall(chaveDe(c, 'listar'), {
      summary: `${varios}: lista com filtros, ordem e texto livre`,
      permission: c.ler,
      query,
      reply: z.array(Linha),
      counted: true,
    }),
    exportar: defineCall(chaveDe(c, 'exportar'), {
      summary: `${varios} como planilha XLSX, com os filtros da lista`,
      permission: c.ler,
      query: query.extend({ colunas: textoLivre().max(2000).optional() }),
      file: true,
      limit: { por: 'conta', max: 30, segundos: 300 },
    }),
    ler: defineCall(chaveDe(c, 'ler'), {
      summary: `${um}: um registro`,
      permission: c.ler,
      params,
      reply: Linha,
      refusals: naoAchado,
    }),
    historico: defineCall(chaveDe(c, 'historico'), {
      summary: `${um}: quem mudou o quê, do mais novo para o mais antigo`,
      permission: c.ler,
      params,
      reply: z.array(Mudanca),
      refusals: naoAchado,
    }),
    salvar: defineCall(chaveDe(c, 'salvar'), {
      summary: `${um}: cria, ou muda os campos enviados`,
      permission: c.editar,
      body: z.object({
        ...Object.fromEntries(corpo),
        uid: Uid.nullish(),
        versao: Versao.nullish(),
        chaveDoPedido: Uid.optional(),
      }),
      reply: z.object({ uid: z.uuid(), versao: z.number() }),
      refusals: { ...RECUSAS_AO_SALVAR, ...c.recusas },
    }),
    apagar: defineCall(chaveDe(c, 'apagar'), {
      summary: `${um}: apaga, se nada o usa`,
      permission: c.apagar ?? c.editar,
      params,
      query: z.object({
        versao: inteiroEscrito('Versão inválida').optional(),
      }),
      refusals: { ...RECUSAS_AO_APAGAR, ...c.recusas },
    }),
  }
  return contratos as unknown as ChamadasDe<C>
}
