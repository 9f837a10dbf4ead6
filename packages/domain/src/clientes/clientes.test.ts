import { describe, expect, it, test } from 'vitest'
import { estadosAlcancaveis } from '../comum/transicoes.ts'
import { chaveDoApelido, validarApelido } from './apelido.ts'
import { enderecoCompleto, idadeEm, validarCadastro, type FormularioDeCadastro } from './cadastro.ts'
import {
  confirmacoesPendentes,
  consultarConfirmacoes,
  lerCodigo,
  type ClienteParaConfirmar,
} from './confirmacoes.ts'
import { documentosFaltando } from './documentos-exigidos.ts'
import { type ClienteParaMascarar, mascararCliente } from './mascarar-cliente.ts'
import { podeTransitarDocumento, SITUACOES_DE_DOCUMENTO, TRANSICOES_DE_DOCUMENTO } from './states.ts'

describe('states', () => {
  it('reaches every state, and each event of a state leads one way', () => {
    expect(estadosAlcancaveis(TRANSICOES_DE_DOCUMENTO, 'Cadastrado')).toEqual(new Set(SITUACOES_DE_DOCUMENTO))
    const chaves = TRANSICOES_DE_DOCUMENTO.map((t) => `${t.de} ${t.evento}`)
    expect(new Set(chaves).size).toBe(chaves.length)
  })

  test.each([
    ['Cadastrado', 'enviar', 'Cliente', { faltando: [] }, 'Aguardando Validação'],
    [
      'Cadastrado',
      'enviar',
      'Cliente',
      { faltando: ['Cartão CNPJ', 'Procuração'] },
      'Falta enviar: Cartão CNPJ, Procuração.',
    ],
    ['Cadastrado', 'aprovar', 'SAC', { faltando: [] }, 'A situação atual não permite esta ação.'],
    [
      'Aguardando Validação',
      'aprovar',
      'Cliente',
      { faltando: [] },
      'Você não tem permissão para esta ação.',
    ],
    ['Aguardando Validação', 'aprovar', 'SAC', { faltando: [] }, 'Aprovado'],
    ['Aguardando Validação', 'divergir', 'SAC', { faltando: [] }, 'Informe o motivo.'],
    ['Aguardando Validação', 'divergir', 'SAC', { faltando: [], motivo: 'Foto cortada' }, 'Divergente'],
    ['Divergente', 'enviar', 'Cliente', { faltando: [] }, 'Aguardando Validação'],
    ['Divergente', 'aprovar', 'ADM', { faltando: [] }, 'A situação atual não permite esta ação.'],
    [
      'Aprovado',
      'divergir',
      'SAC',
      { faltando: [], motivo: 'Falso' },
      'Você não tem permissão para esta ação.',
    ],
    ['Aprovado', 'alterarDados', 'sistema', { faltando: [] }, 'Aguardando Validação'],
  ] as const)('%s, %s by %s: %s', (de, evento, ator, contexto, esperado) => {
    const r = podeTransitarDocumento({ de, evento, atores: [ator] }, contexto)
    expect(r.pode ? r.para : r.motivo).toBe(esperado)
  })
})

test.each([
  ['Fisica', [], ['IDENTIDADE', 'COMPROVANTE_ENDERECO']],
  ['Fisica', [{ tipo: 'IDENTIDADE', rejeitado: false }], ['COMPROVANTE_ENDERECO']],
  ['Fisica', [{ tipo: 'IDENTIDADE', rejeitado: true }], ['IDENTIDADE', 'COMPROVANTE_ENDERECO']],
  [
    'Fisica',
    [
      { tipo: 'IDENTIDADE', rejeitado: true },
      { tipo: 'IDENTIDADE', rejeitado: false },
    ],
    ['COMPROVANTE_ENDERECO'],
  ],
  [
    'Juridica',
    [{ tipo: 'IDENTIDADE', rejeitado: false }],
    ['CONTRATO_SOCIAL', 'CARTAO_CNPJ', 'IDENTIDADE_REPRESENTANTE'],
  ],
] as const)('%s who sent %j still owes %j', (natureza, enviados, faltando) => {
  expect(documentosFaltando(natureza, enviados)).toEqual(faltando)
})

describe('confirmações', () => {
  const cliente: ClienteParaConfirmar = {
    situacao: 'Ativo',
    documentoSituacao: 'Aprovado',
    email: 'ana@x.com',
    telefone: '+5562999998888',
    emailConfirmado: 'ana@x.com',
    telefoneConfirmado: '(62) 99999-8888',
    qtdQuadroSocietario: 0,
  }
  const TODAS = ['documentos', 'email', 'telefone'] as const
  test.each([
    [{}, []],
    [{ emailConfirmado: null }, ['Confirmar e-mail']],
    [{ email: 'outra@x.com' }, ['Confirmar e-mail']],
    [
      { telefone: '+5562999997777', documentoSituacao: 'Cadastrado' },
      ['Confirmar telefone', 'Enviar documentos'],
    ],
    [{ documentoSituacao: 'Aguardando Validação' }, ['Documentos em análise']],
    [{ documentoSituacao: 'Divergente' }, ['Enviar documentos']],
  ] as const)('with %j: %j', (mudanca, passos) => {
    const situacao = consultarConfirmacoes({ ...cliente, ...mudanca })
    expect(confirmacoesPendentes(situacao, TODAS).map((p) => p.rotulo)).toEqual(passos)
    expect(confirmacoesPendentes(situacao, [])).toEqual([])
  })

  it('says when only the staff can go on', () => {
    const situacao = consultarConfirmacoes({
      ...cliente,
      documentoSituacao: 'Aguardando Validação',
      emailConfirmado: null,
    })
    expect(confirmacoesPendentes(situacao, TODAS).map((p) => p.dependeDoCliente)).toEqual([true, false])
  })

  test.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['12345', null],
    ['12345a', null],
  ])('the code %j is read as %j', (texto, codigo) => expect(lerCodigo(texto)).toBe(codigo))
})

describe('apelido', () => {
  test.each(['Zé_do_Carro', 'ana', 'JOÃO.99', 'a-b-c', 'x'.repeat(20)])('accepts %s', (apelido) => {
    expect(validarApelido(` ${apelido} `)).toEqual({ ok: true, valor: apelido })
  })

  test.each([
    ['', 'Informe o apelido.'],
    ['ab', 'O apelido deve ter de 3 a 20 caracteres.'],
    ['x'.repeat(21), 'O apelido deve ter de 3 a 20 caracteres.'],
    ['ana maria', 'Use letras, números e, entre eles, ponto, hífen ou sublinhado.'],
    ['ana__maria', 'Use letras, números e, entre eles, ponto, hífen ou sublinhado.'],
    ['_ana', 'Use letras, números e, entre eles, ponto, hífen ou sublinhado.'],
    ['аnа', 'Use letras, números e, entre eles, ponto, hífen ou sublinhado.'],
    ['<b>ana', 'Use letras, números e, entre eles, ponto, hífen ou sublinhado.'],
    ['ana@x.com', 'Use letras, números e, entre eles, ponto, hífen ou sublinhado.'],
    ['ana99999-8888', 'O apelido aparece em público: não use documento nem telefone.'],
    ['Le.ilo.eiro', 'Este apelido é reservado.'],
    ['SUPORTE1', 'Este apelido é reservado.'],
  ])('refuses %j', (apelido, mensagem) => expect(validarApelido(apelido)).toEqual({ ok: false, mensagem }))

  it('has one key for all spellings', () => {
    expect(new Set(['JOÃO-99', 'joao99', 'João.99', 'jo_ao_99'].map(chaveDoApelido))).toEqual(
      new Set(['joao99']),
    )
  })
})

describe('mascararCliente', () => {
  const cliente: ClienteParaMascarar = {
    uid: 'u1',
    apelido: 'joaosilva',
    situacao: 'Ativo',
    documentoSituacao: 'Aprovado',
    email: 'joaosilva@gmail.com',
    cpf: '12345678909',
    cnpj: null,
    rg: '1234567',
    telefones: ['+5562999998888'],
    cidade: 'Goiânia',
    estadoSigla: 'GO',
  }

  it('keeps what the specification says', () => {
    expect(mascararCliente(cliente)).toEqual({
      ...cliente,
      apelido: 'joao*****',
      email: 'joao*****@*****.***',
      cpf: '123.4**.***-**',
      rg: '12*****',
      telefones: ['(62) 999**-****'],
    })
    expect(
      mascararCliente({ ...cliente, cpf: null, cnpj: '12ABC34501DE35', rg: null, telefones: [] }),
    ).toMatchObject({
      cpf: null,
      cnpj: '12.AB*.********-**',
      rg: null,
      telefones: [],
    })
  })

  it('drops what is not named, whatever the record brings', () => {
    const gordo = { ...cliente, nome: 'João Silva', rendaMensal: 1, dataNascimento: '1980-01-01' }
    expect(JSON.stringify(mascararCliente(gordo))).not.toMatch(/João|renda|1980|345678909|99998888/)
  })
})

describe('cadastro', () => {
  const regras = { permitirCpf: true, permitirCnpj: true, hoje: '2026-11-20' }
  const pessoa: FormularioDeCadastro = {
    documento: '123.456.789-09',
    nome: '  Ana   Souza ',
    dataNascimento: '2008-11-20',
    email: 'Ana@X.com',
    telefone: '(62) 99999-8888',
    apelido: 'ana.s',
    senha: 'segredo',
    confirmacaoSenha: 'segredo',
    aceitaTermos: true,
  }
  const { dataNascimento: _, ...semNascimento } = pessoa
  const empresa = {
    ...semNascimento,
    documento: '12.abc.345/01de-35',
    nome: 'Ferro 3 Ltda',
    responsavelNome: 'Ana Souza',
  }

  it('takes a person on the day of the 18th birthday', () => {
    expect(validarCadastro(pessoa, regras)).toEqual({
      ok: true,
      documento: { tipo: 'CPF', documento: '12345678909', natureza: 'Fisica' },
      nome: 'Ana Souza',
      email: 'ana@x.com',
      telefone: '+5562999998888',
      apelido: 'ana.s',
      dataNascimento: '2008-11-20',
      responsavelNome: null,
    })
  })

  it('takes a company with an alphanumeric CNPJ', () => {
    expect(validarCadastro(empresa, regras)).toMatchObject({
      ok: true,
      documento: { tipo: 'CNPJ', documento: '12ABC34501DE35', natureza: 'Juridica' },
      dataNascimento: null,
      responsavelNome: 'Ana Souza',
    })
  })

  test.each([
    [
      { ...pessoa, documento: '123' },
      regras,
      { documento: 'Informe um CPF (11 números) ou um CNPJ (14 caracteres).' },
    ],
    [
      pessoa,
      { ...regras, permitirCpf: false },
      { documento: 'Este site só aceita cadastro de empresas (CNPJ).' },
    ],
    [
      empresa,
      { ...regras, permitirCnpj: false },
      { documento: 'Este site só aceita cadastro de pessoas (CPF).' },
    ],
    [{ ...pessoa, nome: 'Ana' }, regras, { nome: 'Informe nome e sobrenome.' }],
    [{ ...pessoa, nome: 'Ana S0uza' }, regras, { nome: 'O nome só tem letras.' }],
    [{ ...empresa, nome: '' }, regras, { nome: 'Informe a razão social.' }],
    [semNascimento, regras, { dataNascimento: 'Informe a data de nascimento.' }],
    [
      { ...pessoa, dataNascimento: '2008-11-21' },
      regras,
      { dataNascimento: 'É preciso ter 18 anos ou mais.' },
    ],
    [{ ...pessoa, dataNascimento: '1850-01-01' }, regras, { dataNascimento: 'Data de nascimento inválida.' }],
    [{ ...pessoa, dataNascimento: '2000-02-30' }, regras, { dataNascimento: 'Data de nascimento inválida.' }],
    [{ ...empresa, responsavelNome: '' }, regras, { responsavelNome: 'Informe o nome do responsável.' }],
    [
      { ...pessoa, telefone: '(62) 3222-1100' },
      regras,
      { telefone: 'Informe um celular que receba mensagens.' },
    ],
    [{ ...pessoa, confirmacaoSenha: 'outra' }, regras, { confirmacaoSenha: 'As senhas não são iguais.' }],
    [
      { ...pessoa, senha: '123', confirmacaoSenha: '123' },
      regras,
      { senha: 'A senha deve ter pelo menos 6 caracteres.' },
    ],
    [
      { ...pessoa, aceitaTermos: false },
      regras,
      { aceitaTermos: 'Aceite os termos de uso e a política de privacidade.' },
    ],
  ])('%#: answers with the fields that are wrong', (formulario, r, erros) => {
    expect(validarCadastro(formulario, r)).toEqual({ ok: false, erros })
  })

  it('names all errors of an empty form at once', () => {
    const vazio = {
      documento: '',
      nome: '',
      email: '',
      telefone: '',
      apelido: '',
      senha: '',
      confirmacaoSenha: '',
      aceitaTermos: false,
    }
    const r = validarCadastro(vazio, regras)
    expect(r.ok ? [] : Object.keys(r.erros).sort()).toEqual([
      'aceitaTermos',
      'apelido',
      'dataNascimento',
      'documento',
      'email',
      'nome',
      'senha',
      'telefone',
    ])
  })

  test.each([
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-11-20', '2026-11-19', 17],
  ])('born %s is on %s %i years old', (nascimento, hoje, idade) =>
    expect(idadeEm(nascimento, hoje)).toBe(idade),
  )

  it('composes the full address', () => {
    const e = {
      logradouro: 'Rua 1',
      numero: '10',
      bairro: 'Sul',
      cidade: 'Goiânia',
      estadoSigla: 'GO',
      cep: '74000-000',
    }
    expect(enderecoCompleto(e)).toBe('Rua 1, 10 - Sul, Goiânia/GO, CEP 74000-000')
    expect(enderecoCompleto({ ...e, complemento: 'Ap. 3' })).toBe(
      'Rua 1, 10 - Ap. 3 - Sul, Goiânia/GO, CEP 74000-000',
    )
  })
})
