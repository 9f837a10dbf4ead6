import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { BANCOS, type ContaDeCobranca, numeroDoBoleto } from '../bancos.ts'
import { escreverLinha, lerLayout, lerLinha, sobrepor } from './largura-fixa.ts'
import { codigoDoEfeito, ocorrenciaDe } from './ocorrencias.ts'
import { escreverRemessa, layoutDe } from './remessa.ts'
import { escreverRetorno, lerRetorno, type OcorrenciaParaEscrever } from './retorno.ts'
import { PADROES_DE_CNAB, type Remessa, type TituloDaRemessa } from './arquivo-de-cobranca.ts'

const require = createRequire(import.meta.url)
const YAML = dirname(require.resolve('@banco-br/cnab_yaml/package.json'))
const independente = require('@banco-br/nodejs-cnab/dist/lib/utils.js') as {
  readYaml(arquivo: string): object
  makeLine(layout: object, linha: string): Record<string, string>
}

const BANCOS_DO_TESTE = [...Object.keys(BANCOS), '999']
const CASOS = BANCOS_DO_TESTE.flatMap((b) => PADROES_DE_CNAB.map((p) => [b, p] as const))

const conta = (banco: string): ContaDeCobranca => ({
  banco,
  agencia: '1234',
  agenciaDigito: '5',
  conta: '12345',
  contaDigito: '6',
  carteira: { '104': '14', '237': '09', '001': '17', '341': '109', '033': '101' }[banco] ?? '1',
  convenio: { '001': '1234567', '033': '0282033', '104': '005507' }[banco] ?? null,
})
const empresa = { nome: 'Martelo Leilões Ltda', documento: '12ABC34501DE35' }

function titulo(banco: string, n: number, mudar: Partial<TituloDaRemessa> = {}): TituloDaRemessa {
  const numero = numeroDoBoleto(conta(banco), n)
  return {
    comando: 'registrar',
    usoDaEmpresa: `BOL${n}`,
    nossoNumero: numero.numero,
    nossoNumeroDigito: numero.digito,
    numeroDoDocumento: `V${n}`,
    vencimento: '2026-11-24',
    emissao: '2026-11-23',
    valor: 1_234_567,
    multa: 2,
    jurosAoDia: 411,
    abatimento: 0,
    desconto: 0,
    descontoAte: null,
    diasParaBaixa: 30,
    diasParaProtesto: null,
    pagador: {
      nome: 'José Conceição da Silva',
      documento: '52998224725',
      logradouro: 'Praça da Sé, nº 1',
      bairro: 'Sé',
      cidade: 'São Paulo',
      uf: 'SP',
      cep: '01001-000',
    },
    ...mudar,
  }
}
const remessa = (banco: string, titulos: readonly TituloDaRemessa[]): Remessa => ({
  conta: conta(banco),
  empresa,
  sequencial: 7,
  geradaEm: '2026-11-23',
  hora: '101500',
  titulos,
})
function arquivo(r: ReturnType<typeof escreverRemessa>): string {
  if (!r.ok) throw new Error(JSON.stringify(r.erros))
  return r.arquivo
}
const linhas = (texto: string): string[] => texto.replace(/\r\n$/, '').split('\r\n')

describe('remessa', () => {
  test.each(CASOS)('bank %s, %s: every line is full, and reads back as it was written', (banco, padrao) => {
    const texto = arquivo(escreverRemessa(padrao, remessa(banco, [titulo(banco, 1), titulo(banco, 2)])))
    for (const l of linhas(texto)) expect(l).toHaveLength(Number(padrao))
    expect(texto).toMatch(/^[\x20-\x7e\r\n]+$/)
    const layout = layoutDe(banco, padrao)
    const detalhes = linhas(texto).filter((l) =>
      padrao === '400' ? l[0] === layout.remessa['detalhe']?.[0]?.fixo : l[13] === 'P',
    )
    expect(detalhes).toHaveLength(2)
    for (const [i, l] of detalhes.entries()) {
      const { valores, erros } = lerLinha(layout.remessa[padrao === '400' ? 'detalhe' : 'p'] ?? [], l, 1)
      expect(erros).toEqual([])
      expect(valores).toMatchObject({
        usoDaEmpresa: `BOL${i + 1}`,
        vencimento: '2026-11-24',
        valor: 1_234_567,
        jurosAoDia: 411,
        numeroDoDocumento: `V${i + 1}`,
      })
    }
  })

  const LIDAS_POR_OUTRO = CASOS.map(([banco, padrao]) => {
    const nome = padrao === '400' ? 'detalhe' : 'detalhe_segmento_p'
    const de = [
      `cnab${padrao}/${banco}/remessa/${nome}.yml`,
      `cnab${padrao}/${banco}/sigcb/remessa/${nome}.yml`,
      `cnab${padrao}/generic/remessa/${nome}.yml`,
    ]
    return [banco, padrao, de.find((f) => existsSync(join(YAML, f))) ?? ''] as const
  })
  test.each(LIDAS_POR_OUTRO)('bank %s, %s is read by nodejs-cnab (%s)', (banco, padrao, yaml) => {
    const texto = arquivo(escreverRemessa(padrao, remessa(banco, [titulo(banco, 4711)])))
    const linha = linhas(texto)[padrao === '400' ? 1 : 2] ?? ''
    const lida = independente.makeLine(independente.readYaml(join(YAML, yaml)), linha)
    expect(lida).toMatchObject(
      padrao === '400'
        ? { vencimento: '241126', valor_titulo: '0000001234567', codigo_ocorrencia: '01' }
        : {},
    )
    if (padrao === '400' && !yaml.includes('generic')) {
      expect(lida['sacado_numero_inscricao']).toBe('00052998224725')
      expect(lida['nome']?.trim()).toBe('JOSE CONCEICAO DA SILVA')
      expect(lida['cep']).toBe('01001000')
    }
    // Where the number of the boleto stands is the bank's own; the reader finds it at its place.
    const numero = layoutDe(banco, padrao).numero(conta(banco), {
      numero: titulo(banco, 4711).nossoNumero,
      digito: titulo(banco, 4711).nossoNumeroDigito,
    })
    // (That reader's layout of Itaú 400 has overlapping rows there.)
    if (yaml.includes(`/${banco}/`) && !(banco === '341' && padrao === '400'))
      expect(numero).toContain(String(lida['nosso_numero']).trim().replace(/^0+/, ''))
  })

  it('keeps its numbers: lines, segments and totals', () => {
    const texto = arquivo(escreverRemessa('240', remessa('033', [titulo('033', 1), titulo('033', 2)])))
    const l = linhas(texto)
    expect(l).toHaveLength(10)
    expect(l.map((x) => x[13]).slice(2, 8)).toEqual(['P', 'Q', 'R', 'P', 'Q', 'R'])
    expect(l[8]?.slice(17, 46)).toBe(`000008000002${'2469134'.padStart(17, '0')}`)
    expect(l[9]?.slice(23, 29)).toBe('000010')
  })

  it('writes the fine where the bank wants it', () => {
    const de = (b: string) => linhas(arquivo(escreverRemessa('400', remessa(b, [titulo(b, 1)]))))
    expect(de('237')[1]?.slice(65, 70)).toBe('20200')
    expect(de('341')[2]).toMatch(/^2225112026/)
    expect(de('001')[2]).toMatch(/^5992251126/)
    expect(de('033')[1]?.slice(77, 82)).toBe('40200')
    expect(de('104')[1]?.slice(351, 367)).toBe('2511260000024691')
  })

  it('never protests by itself, and does when told', () => {
    for (const [b, p] of CASOS) {
      const codigo = (dias: number | null) => {
        const l = linhas(arquivo(escreverRemessa(p, remessa(b, [titulo(b, 1, { diasParaProtesto: dias })]))))
        return p === '400' ? l[1]?.slice(156, 158) : l[2]?.slice(220, 221)
      }
      expect(codigo(null)).toBe(p === '400' ? '00' : '3')
      expect(codigo(5)).not.toBe(codigo(null))
    }
  })

  it('names the line and the field of what does not fit, and makes no file', () => {
    const r = escreverRemessa(
      '400',
      remessa('237', [
        titulo('237', 1),
        titulo('237', 2, { valor: 10 ** 13, pagador: { ...titulo('237', 1).pagador, cep: '12345-6789' } }),
      ]),
    )
    expect(r).toEqual({
      ok: false,
      erros: [
        { linha: 3, campo: 'valor', posicoes: '127-139', erro: 'não cabe em 13 posições' },
        { linha: 3, campo: 'pagadorCep', posicoes: '327-334', erro: 'não cabe em 8 posições' },
      ],
    })
    expect(escreverRemessa('400', remessa('237', []))).toMatchObject({ ok: false })
    const semConvenio = { ...remessa('033', [titulo('033', 1)]), conta: { ...conta('033'), convenio: null } }
    expect(escreverRemessa('240', semConvenio)).toMatchObject({ ok: false, erros: [{ campo: 'convenio' }] })
  })
})

function ocorrencia(
  banco: string,
  n: number,
  mudar: Partial<OcorrenciaParaEscrever> = {},
): OcorrenciaParaEscrever {
  const t = titulo(banco, n)
  return {
    efeito: 'liquidado',
    usoDaEmpresa: t.usoDaEmpresa,
    nossoNumero: t.nossoNumero,
    nossoNumeroDigito: t.nossoNumeroDigito,
    numeroDoDocumento: t.numeroDoDocumento,
    vencimento: t.vencimento,
    valor: t.valor,
    pago: t.valor + 99,
    tarifa: 250,
    ocorreuEm: '2026-11-24',
    creditoEm: '2026-11-25',
    motivo: '',
    ...mudar,
  }
}
const retorno = (
  banco: string,
  padrao: '400' | '240',
  ocorrencias: readonly OcorrenciaParaEscrever[],
): string =>
  arquivo(
    escreverRetorno(padrao, {
      conta: conta(banco),
      empresa,
      geradaEm: '2026-11-25',
      sequencial: 3,
      ocorrencias,
    }),
  )

describe('retorno', () => {
  test.each(CASOS)('bank %s, %s: comes back as the bank wrote it', (banco, padrao) => {
    const texto = retorno(banco, padrao, [
      ocorrencia(banco, 1, { efeito: 'registrado', pago: 0, creditoEm: null }),
      ocorrencia(banco, 2),
      ocorrencia(banco, 3, { efeito: 'recusado', pago: 0, creditoEm: null, motivo: '48' }),
      ocorrencia(banco, 4, { efeito: 'baixado', pago: 0, creditoEm: null }),
    ])
    const lido = lerRetorno(texto)
    expect(lido.erros).toEqual([])
    expect(lido).toMatchObject({ banco, padrao, geradoEm: '2026-11-25' })
    expect(lido.registros.map((r) => r.efeito)).toEqual(['registrado', 'liquidado', 'recusado', 'baixado'])
    const numero = (n: number) => titulo(banco, n).nossoNumero.replace(/^0+/, '')
    for (const [i, r] of lido.registros.entries()) {
      // Santander's 400 has room for the number's last seven digits.
      expect(numero(i + 1).endsWith(r.nossoNumero)).toBe(true)
      expect(r).toMatchObject({ usoDaEmpresa: `BOL${i + 1}`, valor: 1_234_567, vencimento: '2026-11-24' })
    }
    expect(lido.registros[1]).toMatchObject({
      pago: 1_234_666,
      tarifa: 250,
      ocorreuEm: '2026-11-24',
      creditoEm: '2026-11-25',
    })
    expect(lido.registros[2]?.motivo).toContain('48')
  })

  test.each(['237', '341', '001', '033'])('of bank %s (400) is read by nodejs-cnab', (banco) => {
    const linha = linhas(retorno(banco, '400', [ocorrencia(banco, 9)]))[1] ?? ''
    const ler = (f: string) => independente.makeLine(independente.readYaml(join(YAML, 'cnab400', f)), linha)
    expect(ler('generic/retorno/detalhe.yml')).toMatchObject({
      codigo_de_ocorrencia: '06',
      data_de_ocorrencia: '241126',
      numero_do_documento: 'V9        ',
      data_vencimento: '241126',
      valor_do_titulo: '0000001234567',
      valor_principal: '0000001234666',
    })
    const proprio = ler(`${banco}/retorno/detalhe.yml`)
    expect(layoutDe(banco, '400').lerNumero(String(proprio['nosso_numero']))).toBe(
      lerRetorno(retorno(banco, '400', [ocorrencia(banco, 9)])).registros[0]?.nossoNumero,
    )
    expect(String(proprio['data_credito'])).toBe('251126')
  })

  test.each(['generic', '033'])('segments T and U (%s) are read by nodejs-cnab', (qual) => {
    const banco = qual === 'generic' ? '999' : qual
    const [, , t = '', u = ''] = linhas(retorno(banco, '240', [ocorrencia(banco, 9)]))
    const ler = (f: string, l: string) =>
      independente.makeLine(independente.readYaml(join(YAML, 'cnab240', f)), l)
    expect(ler(`${qual}/retorno/detalhe_segmento_t.yml`, t)).toMatchObject({
      valor_titulo: '000000001234567',
      data_vencimento: '24112026',
      uso_empresa: 'BOL9'.padEnd(25),
    })
    expect(ler('generic/retorno/detalhe_segmento_u.yml', u)).toMatchObject({
      valor_pago: '000000001234666',
      data_credito: '25112026',
    })
  })

  it('names line, field and positions of what is corrupt, and reads the rest', () => {
    const boas = linhas(
      retorno('237', '400', [ocorrencia('237', 1), ocorrencia('237', 2), ocorrencia('237', 3)]),
    )
    const trocar = (i: number, de: number, por: string) =>
      boas.map((l, k) => (k === i ? l.slice(0, de - 1) + por + l.slice(de - 1 + por.length) : l)).join('\n')
    const erros = (texto: string) => lerRetorno(texto).erros
    expect(erros(trocar(2, 254, '12A4'))).toEqual([
      { linha: 3, campo: 'pago', posicoes: '254-266', erro: '"12A4001234666" não é um número' },
    ])
    expect(lerRetorno(trocar(2, 254, '12A4')).registros).toHaveLength(2)
    expect(erros(trocar(1, 111, '310226'))).toMatchObject([
      { linha: 2, campo: 'ocorreuEm', posicoes: '111-116' },
    ])
    expect(erros(trocar(1, 1, 'Z'))).toMatchObject([{ linha: 2, campo: 'tipo' }])
    expect(erros(boas.slice(0, -1).join('\n'))).toMatchObject([{ linha: 4, campo: 'trailer' }])
    expect(erros(boas.map((l, i) => (i === 1 ? l.slice(1) : l)).join('\n'))).toMatchObject([
      { linha: 2, campo: 'linha', erro: 'tem 399 posições no lugar de 400' },
    ])
    for (const lixo of ['', 'oi', 'x'.repeat(400), 'x'.repeat(240)])
      expect(erros(lixo)).toMatchObject([{ linha: 1, campo: 'arquivo' }])
  })

  it('needs both segments of a 240 record', () => {
    const l = linhas(retorno('001', '240', [ocorrencia('001', 1), ocorrencia('001', 2)]))
    const sem = (i: number) => lerRetorno(l.filter((_, k) => k !== i).join('\n'))
    expect(sem(3).erros).toMatchObject([{ linha: 3, erro: 'segmento T sem o seu U' }])
    expect(sem(2).erros).toMatchObject([{ linha: 3, erro: 'segmento U sem o seu T' }])
    expect(sem(3).registros).toHaveLength(1)
  })

  it('never throws, whatever the file', () => {
    const bom = retorno('341', '400', [ocorrencia('341', 1)])
    fc.assert(
      fc.property(fc.nat(bom.length - 1), fc.string({ maxLength: 20 }), (i, lixo) => {
        expect(() => lerRetorno(bom.slice(0, i) + lixo + bom.slice(i + lixo.length))).not.toThrow()
      }),
    )
  })

  it('knows what the codes do', () => {
    expect(ocorrenciaDe('104', '400', '21').efeito).toBe('liquidado')
    expect(ocorrenciaDe('104', '240', '06').efeito).toBe('liquidado')
    expect(ocorrenciaDe('341', '400', '10').efeito).toBe('informativo')
    expect(ocorrenciaDe('237', '400', '40').efeito).toBe('estornado')
    expect(ocorrenciaDe('237', '400', '77')).toEqual({ efeito: 'informativo', rotulo: 'Ocorrência 77' })
    for (const [b, p] of CASOS)
      for (const efeito of ['registrado', 'recusado', 'liquidado', 'baixado'] as const)
        expect(ocorrenciaDe(b, p, codigoDoEfeito(b, p, efeito)).efeito).toBe(efeito)
  })
})

describe('the engine', () => {
  const campos = lerLayout('1-3 a N\n4-8 b X\n9-14 c D\n15-20 d V\n21 e N =7', 21)
  it('writes and reads', () => {
    const { texto } = escreverLinha(campos, { a: 5, b: 'Ação', c: '2026-11-24', d: 150 }, 1)
    expect(texto).toBe('005ACAO 2411260001507')
    expect(lerLinha(campos, texto, 1)).toEqual({
      valores: { a: '005', b: 'ACAO', c: '2026-11-24', d: 150, e: '7' },
      erros: [],
    })
  })
  it('refuses layouts with gaps, overlaps or another length', () => {
    for (const errado of ['1-2 a N\n4-5 b N', '1-3 a N\n3-5 b N', '1-4 a N', 'a N'])
      expect(() => lerLayout(errado, 5)).toThrow()
    expect(() => sobrepor(lerLayout('1-5 a N', 5), '2-3 b N', 5)).toThrow()
  })
  it('writes back what it read', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.stringMatching(/^[A-Z]{0,5}$/), fc.nat(999_999), (a, b, d) => {
        const { texto } = escreverLinha(campos, { a, b, c: null, d }, 1)
        expect(escreverLinha(campos, lerLinha(campos, texto, 1).valores, 1).texto).toBe(texto)
      }),
    )
  })
})
