import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { estadosAlcancaveis } from '../comum/transicoes.ts'
import { type CobrancaPix, conferirPix, type PixRecebido } from './conferir-pix.ts'
import * as pix from './pix.ts'
import * as states from './states.ts'
import {
  contaNosTotais,
  ROTULO_DO_TIPO_DE_PAGAMENTO,
  rotuloDoPagamento,
  TIPOS_DE_PAGAMENTO,
} from './tipos-de-pagamento.ts'

describe('states', () => {
  it('reaches every state from the start, and each event of a state leads one way', () => {
    expect(estadosAlcancaveis(states.TRANSICOES_DE_PAGAMENTO, 'aguardandoEnvio')).toEqual(
      new Set(states.SITUACOES_DE_PAGAMENTO),
    )
    const chaves = states.TRANSICOES_DE_PAGAMENTO.map((t) => `${t.de} ${t.evento}`)
    expect(new Set(chaves).size).toBe(chaves.length)
  })

  test.each([
    ['aguardandoEnvio', 'enviarComprovante', 'Cliente', { temArquivo: true }, 'aguardandoValidacao'],
    [
      'aguardandoEnvio',
      'enviarComprovante',
      'Cliente',
      { temArquivo: false },
      'Envie o arquivo do comprovante.',
    ],
    [
      'aguardandoEnvio',
      'aprovar',
      'Acerto',
      { temArquivo: false },
      'A situação atual não permite esta ação.',
    ],
    ['aguardandoEnvio', 'confirmarPeloBanco', 'sistema', { temArquivo: false }, 'aprovado'],
    [
      'aguardandoEnvio',
      'confirmarPeloBanco',
      'Acerto',
      { temArquivo: false },
      'Você não tem permissão para esta ação.',
    ],
    ['aguardandoValidacao', 'aprovar', 'Acerto', { temArquivo: true }, 'aprovado'],
    [
      'aguardandoValidacao',
      'aprovar',
      'Cliente',
      { temArquivo: true },
      'Você não tem permissão para esta ação.',
    ],
    ['aguardandoValidacao', 'divergir', 'Acerto', { temArquivo: true, motivo: ' ' }, 'Informe o motivo.'],
    ['aguardandoValidacao', 'divergir', 'Acerto', { temArquivo: true, motivo: 'Valor menor' }, 'divergente'],
    ['divergente', 'enviarComprovante', 'Cliente', { temArquivo: true }, 'aguardandoValidacao'],
    ['divergente', 'aprovar', 'Acerto', { temArquivo: true }, 'A situação atual não permite esta ação.'],
    ['aprovado', 'estornar', 'Financeiro', { temArquivo: true, motivo: 'Chargeback' }, 'divergente'],
    [
      'aprovado',
      'estornar',
      'Acerto',
      { temArquivo: true, motivo: 'x' },
      'Você não tem permissão para esta ação.',
    ],
    [
      'aprovado',
      'enviarComprovante',
      'Cliente',
      { temArquivo: true },
      'A situação atual não permite esta ação.',
    ],
  ] as const)('%s, %s by %s %j: %s', (de, evento, ator, contexto, esperado) => {
    const r = states.podeTransitarPagamento({ de, evento, atores: [ator] }, contexto)
    expect(r.pode ? r.para : r.motivo).toBe(esperado)
  })

  test.each([
    ['CADASTRADO', 'Aguardando Envio', 'blue'],
    ['AG_COMPENSACAO', 'Aguardando Validação', 'blue'],
    ['PAGO', 'Aprovado', 'green'],
    ['DIVERGENTE', 'Divergente', 'red'],
    ['QUALQUER_OUTRO', 'Aguardando Envio', 'grey'],
    ['toString', 'Aguardando Envio', 'grey'],
  ])('shows the proof %s as %s in %s', (situacao, rotulo, cor) => {
    expect(states.mostrarComprovante(situacao)).toEqual({ rotulo, cor })
  })

  it('has one proof for each state of a payment', () => {
    expect(states.SITUACOES_DE_PAGAMENTO.map(states.comprovanteDoPagamento)).toEqual(
      states.SITUACOES_DE_COMPROVANTE,
    )
  })
})

describe('tipos de pagamento', () => {
  it('has nine types, all labelled, and only the internal boleto out of the totals', () => {
    expect(TIPOS_DE_PAGAMENTO).toHaveLength(9)
    expect(Object.keys(ROTULO_DO_TIPO_DE_PAGAMENTO)).toEqual([...TIPOS_DE_PAGAMENTO])
    expect(TIPOS_DE_PAGAMENTO.filter((t) => !contaNosTotais(t))).toEqual(['BOLETO_INTERNO'])
  })

  test.each([
    ['DEPOSITO', 'PIX', 'Pix'],
    ['DEPOSITO', null, 'Depósito/transferência'],
    ['DEPOSITO', 'outro', 'Depósito/transferência'],
    ['BOLETO', 'PIX', 'Boleto'],
  ] as const)('%s from %s is called %s', (tipo, origem, rotulo) =>
    expect(rotuloDoPagamento(tipo, origem)).toBe(rotulo),
  )
})

describe('pix: official examples', () => {
  // Bacen, Manual de Padrões para Iniciação do Pix (static) and the examples of the Pix API 2.9.0 (dynamic).
  const ESTATICO =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal' +
    '6008BRASILIA62070503***63041D3D'
  const COMPOSTO =
    '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441520400005303986' +
    '5802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/' +
    '94ed2badcbc04c15b0bb7fa35319489063047741'

  it('has the CRC of the catalogue', () => expect(pix.crc16('123456789')).toBe('29B1'))

  it('writes the static one, character by character', () => {
    const chave = '123e4567-e12b-12d1-a456-426655440000'
    expect(pix.gerarPixEstatico({ chave, nome: 'Fulano de Tal', cidade: 'Brasília'.toUpperCase() })).toBe(
      ESTATICO,
    )
  })

  it('reads the static one', () => {
    expect(pix.lerPix(ESTATICO)).toEqual({
      ok: true,
      pix: {
        tipo: 'estatico',
        chave: '123e4567-e12b-12d1-a456-426655440000',
        url: null,
        informacao: null,
        valor: null,
        nome: 'Fulano de Tal',
        cidade: 'BRASILIA',
        txid: null,
        usoUnico: false,
      },
    })
  })

  it('reads the dynamic one that also carries a recurrence', () => {
    const lido = pix.lerPix(COMPOSTO)
    expect(lido.ok && [lido.pix.tipo, lido.pix.url, lido.pix.usoUnico]).toEqual([
      'dinamico',
      'pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441',
      true,
    ])
  })

  it('refuses the published example that has no key and no charge', () => {
    const soRecorrencia =
      '00020126180014br.gov.bcb.pix5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014' +
      'br.gov.bcb.pix2558pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac120002630462C9'
    expect(pix.lerPix(soRecorrencia)).toEqual({
      ok: false,
      mensagem: 'Código Pix sem chave ou endereço da cobrança.',
    })
  })
})

describe('pix: generator and reader', () => {
  it('folds, cuts and keeps what it is given', () => {
    const codigo = pix.gerarPixEstatico({
      chave: '12ABC34501DE35',
      nome: 'Leilões São João & Irmãos Ltda – ME',
      cidade: 'São José dos Campos',
      valor: 123456,
      txid: 'VENDA1234',
      informacao: 'Lote 12 – opção “ágil” '.repeat(6),
    })
    const lido = pix.lerPix(codigo)
    expect(lido.ok && lido.pix).toMatchObject({
      nome: 'Leiloes Sao Joao & Irmaos',
      cidade: 'Sao Jose dos Ca',
      valor: 123456,
      txid: 'VENDA1234',
      chave: '12ABC34501DE35',
    })
    expect(codigo).toMatch(/^[\x20-\x7e]+$/)
  })

  it('reads back every charge it can write', () => {
    const texto = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map((s) => `Ação ${s}`)
    fc.assert(
      fc.property(
        texto,
        texto,
        fc.integer({ min: 1, max: 999_999_999_999 }),
        fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
        fc.option(texto, { nil: undefined }),
        (nome, cidade, valor, txid, informacao) => {
          const codigo = pix.gerarPixEstatico({
            chave: '+5562999998888',
            nome,
            cidade,
            valor,
            txid,
            ...(informacao && { informacao }),
          })
          const lido = pix.lerPix(codigo)
          if (!lido.ok) throw new Error(lido.mensagem)
          expect(lido.pix).toMatchObject({ valor, txid, chave: '+5562999998888' })
          expect(lido.pix.nome.length).toBeLessThanOrEqual(25)
          expect(lido.pix.cidade.length).toBeLessThanOrEqual(15)
        },
      ),
    )
  })

  it('notices any change of one character', () => {
    const codigo = pix.gerarPixDinamico({
      url: 'https://pix.exemplo.com/qr/v2/abc',
      nome: 'Martelo',
      cidade: 'Goiania',
      usoUnico: true,
    })
    expect(pix.lerPix(codigo)).toMatchObject({
      ok: true,
      pix: { url: 'pix.exemplo.com/qr/v2/abc', usoUnico: true },
    })
    fc.assert(
      fc.property(fc.nat(codigo.length - 1), fc.stringMatching(/^[ -~]$/), (i, c) => {
        fc.pre(codigo[i] !== c && codigo[i]?.toUpperCase() !== c.toUpperCase())
        expect(pix.lerPix(codigo.slice(0, i) + c + codigo.slice(i + 1)).ok).toBe(false)
      }),
    )
  })

  it('answers whatever text comes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 1200 }), (texto) => typeof pix.lerPix(texto).ok === 'boolean'),
    )
    expect(pix.lerPix('000201'.repeat(500))).toEqual({ ok: false, mensagem: 'Isto não é um código Pix.' })
  })

  test.each([
    ['value 0', () => pix.gerarPixEstatico({ chave: 'k', nome: 'N', cidade: 'C', valor: 0 })],
    ['half a centavo', () => pix.gerarPixEstatico({ chave: 'k', nome: 'N', cidade: 'C', valor: 10.5 })],
    ['a key of 78 characters', () => pix.gerarPixEstatico({ chave: 'k'.repeat(78), nome: 'N', cidade: 'C' })],
    ['long txid', () => pix.gerarPixEstatico({ chave: 'k', nome: 'N', cidade: 'C', txid: 'a'.repeat(26) })],
    ['txid with hyphen', () => pix.gerarPixEstatico({ chave: 'k', nome: 'N', cidade: 'C', txid: 'a-b' })],
    ['no name', () => pix.gerarPixEstatico({ chave: 'k', nome: '  ', cidade: 'C' })],
    ['no key', () => pix.gerarPixEstatico({ chave: '', nome: 'N', cidade: 'C' })],
    ['plain http', () => pix.gerarPixDinamico({ url: 'http://x/y', nome: 'N', cidade: 'C' })],
    ['not a uuid', () => pix.txidDaCobranca('123')],
  ])('throws for %s', (_, gerar) => expect(gerar).toThrow(RangeError))

  test.each([
    ['0.01', 1],
    ['1234.56', 123456],
    ['9999999999.99', 999_999_999_999],
    ['12', null],
    ['12.5', null],
    ['1,50', null],
    ['-1.00', null],
    ['12345678901.00', null],
  ])('the API value %s is %j centavos', (texto, centavos) => {
    expect(pix.lerValorPix(texto)).toBe(centavos)
    if (centavos !== null) expect(pix.escreverValorPix(centavos)).toBe(texto)
  })

  it('takes the longest key that there is, and no room for a remark is no error', () => {
    const chave = 'k'.repeat(77)
    const lido = pix.lerPix(pix.gerarPixEstatico({ chave, nome: 'N', cidade: 'C', informacao: 'Lote 12' }))
    expect(lido).toMatchObject({ ok: true, pix: { chave, informacao: null } })
  })

  it('makes a txid of a uuid', () => {
    expect(pix.txidDaCobranca('7d9f0335-8dcc-4054-9bf9-0dbd61d36906')).toBe(
      '7d9f03358dcc40549bf90dbd61d36906',
    )
  })
})

describe('conferirPix', () => {
  const cobranca: CobrancaPix = {
    txid: 'T1',
    valor: 100_000,
    situacao: 'aguardandoEnvio',
    compradorDocumento: '12ABC34501DE35',
    conhecidos: [],
  }
  const recebido: PixRecebido = {
    endToEndId: 'E1',
    txid: 'T1',
    valor: 100_000,
    pagadorDocumento: '12.ABC.345/01DE-35',
  }
  const conhecido = {
    ...cobranca,
    situacao: 'aprovado' as const,
    conhecidos: [{ endToEndId: 'E1', devolvido: 0 }],
  }
  const devolucao = (valor: number, status: 'DEVOLVIDO' | 'EM_PROCESSAMENTO') => ({
    devolucoes: [{ valor, status }],
  })

  test.each([
    ['right', {}, {}, { tipo: 'aprovado' }],
    ['right after a divergence', {}, { situacao: 'divergente' }, { tipo: 'aprovado' }],
    [
      'too little',
      { valor: 99_999 },
      {},
      { tipo: 'divergente', motivos: ['Valor recebido R$ 999,99 diferente do cobrado R$ 1.000,00.'] },
    ],
    [
      'too much',
      { valor: 100_001 },
      {},
      { tipo: 'divergente', motivos: ['Valor recebido R$ 1.000,01 diferente do cobrado R$ 1.000,00.'] },
    ],
    [
      'wrong payer',
      { pagadorDocumento: '12345678909' },
      {},
      { tipo: 'divergente', motivos: ['O pagador não é o titular da compra (CPF/CNPJ diferente).'] },
    ],
    ['unknown payer', { pagadorDocumento: null }, {}, { tipo: 'validar' }],
    ['hidden payer', { pagadorDocumento: '***.456.789-**' }, {}, { tipo: 'validar' }],
    ['hidden payer, wrong value', { pagadorDocumento: null, valor: 1 }, {}, { tipo: 'divergente' }],
    ['other txid', { txid: 'T2' }, {}, { tipo: 'semCobranca' }],
    ['no txid', { txid: null }, {}, { tipo: 'semCobranca' }],
    ['same notice again', {}, conhecido, { tipo: 'ignorado' }],
    ['same notice again, changed value', { valor: 5 }, conhecido, { tipo: 'ignorado' }],
    ['a second Pix for a paid charge', { endToEndId: 'E2' }, conhecido, { tipo: 'devolver' }],
    [
      'refund of a known Pix',
      devolucao(40_000, 'DEVOLVIDO'),
      conhecido,
      { tipo: 'devolvido', valor: 40_000, motivo: 'Pix devolvido ao pagador: R$ 400,00.' },
    ],
    ['refund not done yet', devolucao(40_000, 'EM_PROCESSAMENTO'), conhecido, { tipo: 'ignorado' }],
    [
      'the same refund again',
      devolucao(40_000, 'DEVOLVIDO'),
      { ...conhecido, conhecidos: [{ endToEndId: 'E1', devolvido: 40_000 }] },
      { tipo: 'ignorado' },
    ],
    [
      'a refund that overtook its payment',
      devolucao(100_000, 'DEVOLVIDO'),
      {},
      { tipo: 'devolvido', valor: 100_000 },
    ],
  ] as [string, Partial<PixRecebido>, Partial<CobrancaPix>, object][])(
    '%s',
    (_, pixMudado, cobrancaMudada, esperado) => {
      expect(conferirPix({ ...recebido, ...pixMudado }, { ...cobranca, ...cobrancaMudada })).toMatchObject(
        esperado,
      )
    },
  )

  it('has nowhere to go without a charge', () =>
    expect(conferirPix(recebido, null)).toEqual({ tipo: 'semCobranca' }))
})
