/**
 * Sign-up of a person or a company, and the address. Every field answers with its own sentence, all at once. The document decides the nature.
 * Refuses people under 18 (they cannot be bound by a bid; a company has no birth date), a nature that the hotsite
 * does not take (`permitirCpf`, `permitirCnpj`), and sign-up without consent.
 */
import { type Dia, ehDia } from '../calendario/dia.ts'
import { type Documento, validarDocumento } from '../comum/identificadores/documento.ts'
import { validarEmail } from '../comum/identificadores/email.ts'
import { validarCelular } from '../comum/identificadores/telefone.ts'
import type { Validado } from '../comum/identificadores/validado.ts'
import { validarNovaSenha } from '../usuarios/senha.ts'
import { validarApelido } from './apelido.ts'

export const IDADE_MINIMA = 18

export interface FormularioDeCadastro {
  /** CPF or CNPJ. */
  readonly documento: string
  /** The person's name; of a company, its legal name (razaoSocial). */
  readonly nome: string
  readonly nomeFantasia?: string
  /** `yyyy-MM-dd`; people only. */
  readonly dataNascimento?: string
  readonly inscricaoEstadual?: string
  /** Companies: who signs up for it. */
  readonly responsavelNome?: string
  readonly email: string
  readonly telefone: string
  readonly apelido: string
  readonly senha: string
  readonly confirmacaoSenha: string
  readonly aceitaTermos: boolean
}

export type ErrosDeCadastro = Partial<Record<keyof FormularioDeCadastro, string>>

export interface RegrasDeCadastro {
  readonly permitirCpf: boolean
  readonly permitirCnpj: boolean
  /** Today in Brasília. */
  readonly hoje: Dia
}

export type CadastroValidado =
  | { readonly ok: false; readonly erros: ErrosDeCadastro }
  | {
      readonly ok: true
      readonly documento: Documento
      readonly nome: string
      readonly email: string
      /** E.164. */
      readonly telefone: string
      readonly apelido: string
      readonly dataNascimento: Dia | null
      readonly responsavelNome: string | null
    }

/** Complete years on a day; a birthday on 29 February falls on 1 March in other years. */
export function idadeEm(nascimento: Dia, hoje: Dia): number {
  const anos = Number(hoje.slice(0, 4)) - Number(nascimento.slice(0, 4))
  return hoje.slice(5) >= nascimento.slice(5) ? anos : anos - 1
}

function erroDoNome(nome: string, pessoa: boolean): string | null {
  const limpo = nome.trim()
  if (limpo === '') return pessoa ? 'Informe o nome completo.' : 'Informe a razão social.'
  if (limpo.length > 150) return 'Use no máximo 150 caracteres.'
  if (pessoa && !/^\S{2,}(\s+\S+)+$/u.test(limpo)) return 'Informe nome e sobrenome.'
  if (pessoa && !/^[\p{L}\p{M}\s.'’-]+$/u.test(limpo)) return 'O nome só tem letras.'
  return limpo.length < 3 ? 'Informe a razão social.' : null
}

function erroDoNascimento(nascimento: string | undefined, hoje: Dia): string | null {
  if (!nascimento) return 'Informe a data de nascimento.'
  if (!ehDia(nascimento) || nascimento > hoje || idadeEm(nascimento, hoje) > 120)
    return 'Data de nascimento inválida.'
  return idadeEm(nascimento, hoje) < IDADE_MINIMA ? `É preciso ter ${IDADE_MINIMA} anos ou mais.` : null
}

function erroDaNatureza(documento: Documento, regras: RegrasDeCadastro): string | null {
  if (documento.natureza === 'Fisica' && !regras.permitirCpf)
    return 'Este site só aceita cadastro de empresas (CNPJ).'
  if (documento.natureza === 'Juridica' && !regras.permitirCnpj)
    return 'Este site só aceita cadastro de pessoas (CPF).'
  return null
}

export function validarCadastro(
  formulario: FormularioDeCadastro,
  regras: RegrasDeCadastro,
): CadastroValidado {
  const erros: ErrosDeCadastro = {}
  const anotar = (campo: keyof FormularioDeCadastro, mensagem: string | null): void => {
    if (mensagem !== null) erros[campo] = mensagem
  }
  const erroDe = (r: Validado<unknown>): string | null => (r.ok ? null : r.mensagem)

  const documento = validarDocumento(formulario.documento)
  anotar('documento', documento.ok ? erroDaNatureza(documento.valor, regras) : documento.mensagem)
  const pessoa = !documento.ok || documento.valor.natureza === 'Fisica'
  anotar('nome', erroDoNome(formulario.nome, pessoa))
  if (pessoa) anotar('dataNascimento', erroDoNascimento(formulario.dataNascimento, regras.hoje))
  else anotar('responsavelNome', erroDoResponsavel(formulario.responsavelNome))

  const email = validarEmail(formulario.email)
  const telefone = validarCelular(formulario.telefone)
  const apelido = validarApelido(formulario.apelido)
  anotar('email', erroDe(email))
  anotar('telefone', erroDe(telefone))
  anotar('apelido', erroDe(apelido))
  const senha = validarNovaSenha(formulario.senha, formulario.confirmacaoSenha, formulario.email)
  const naoConfere = !senha.ok && senha.mensagem === 'As senhas não são iguais.'
  anotar(naoConfere ? 'confirmacaoSenha' : 'senha', erroDe(senha))
  if (!formulario.aceitaTermos) erros.aceitaTermos = 'Aceite os termos de uso e a política de privacidade.'

  if (Object.keys(erros).length > 0 || !documento.ok || !email.ok || !telefone.ok || !apelido.ok) {
    return { ok: false, erros }
  }
  return {
    ok: true,
    documento: documento.valor,
    nome: formulario.nome.trim().replace(/\s+/g, ' '),
    email: email.valor,
    telefone: telefone.valor.e164,
    apelido: apelido.valor,
    dataNascimento: pessoa ? (formulario.dataNascimento ?? null) : null,
    responsavelNome: pessoa ? null : (formulario.responsavelNome?.trim() ?? null),
  }
}

function erroDoResponsavel(nome: string | undefined): string | null {
  if (!nome?.trim()) return 'Informe o nome do responsável.'
  return erroDoNome(nome, true)
}

/** The composed full-address string of the specification's address entity. */
export function enderecoCompleto(e: {
  readonly logradouro: string
  readonly numero: string
  readonly complemento?: string | null
  readonly bairro: string
  readonly cidade: string
  readonly estadoSigla: string
  readonly cep: string
}): string {
  const rua = [`${e.logradouro}, ${e.numero}`, e.complemento?.trim(), e.bairro].filter(Boolean).join(' - ')
  return `${rua}, ${e.cidade}/${e.estadoSigla}, CEP ${e.cep}`
}
