// A declared record in words: how its fields are called and its values are read, in the list, in the history and when two
// people's changes meet.
import type { Cadastro, Campo } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { formatarData, formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { formatarCnpj } from '@martelo/domain/comum/identificadores/cnpj.ts'
import { formatarCpf } from '@martelo/domain/comum/identificadores/cpf.ts'
import { formatarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { PALAVRAS_GERAIS } from '../ficha/palavras.ts'
import type { Palavras } from '@martelo/contracts/core/palavras-do-historico.ts'

/** One value as a person reads it; '' for nothing. */
export function emPalavras(campo: Campo, v: unknown): string {
  if (v === null || v === undefined || v === '') return ''
  switch (campo.tipo) {
    case 'simNao':
      return v ? (campo.palavras?.[0] ?? 'Sim') : (campo.palavras?.[1] ?? 'Não')
    case 'dinheiro':
      return formatarReais(Number(v))
    case 'inteiro':
    case 'decimal':
      return `${Number(v).toLocaleString('pt-BR')}${campo.sufixo ? ` ${campo.sufixo}` : ''}`
    case 'porcentagem':
      return `${Number(v).toLocaleString('pt-BR')}%`
    case 'escolha':
      return campo.opcoes.find((o) => o.valor === v)?.rotulo ?? String(v)
    case 'escolhas':
      return (v as unknown[])
        .map((x) => campo.opcoes.find((o) => o.valor === x)?.rotulo ?? String(x))
        .join(', ')
    case 'instante':
      return formatarDataHora(Date.parse(String(v)))
    case 'dia':
      return formatarData(Date.parse(`${String(v)}T15:00:00Z`))
    case 'imagem':
      return 'imagem'
    default:
      return formatado(campo, String(v))
  }
}

/** A text with its dots and dashes, as it is typed. */
export function formatado(campo: Campo, v: string): string {
  if (campo.tipo === 'cnpj') return formatarCnpj(v)
  if (campo.tipo === 'cpf') return formatarCpf(v)
  if (campo.tipo === 'documento') return formatarDocumento(v)
  if (campo.tipo === 'telefone') return formatarTelefone(v)
  return v
}

export function palavrasDe(c: Cadastro): Palavras {
  return {
    nomeDaAcao: PALAVRAS_GERAIS.nomeDaAcao,
    nomeDoCampo: (nome) => c.campos[nome]?.rotulo ?? PALAVRAS_GERAIS.nomeDoCampo(nome),
    comparar(nome, antes, depois) {
      const campo = c.campos[nome]
      if (campo === undefined) return PALAVRAS_GERAIS.comparar(nome, antes, depois)
      return [emPalavras(campo, antes), emPalavras(campo, depois)]
    },
  }
}
