import { digitoDoRenavam } from '@martelo/domain/comum/identificadores/renavam.ts'
import { tipoDeLote } from '@martelo/domain/lotes/tipos.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lerTextoDoVeiculo } from './texto-do-veiculo.ts'
import type { Valores } from './valores.ts'

const LIMITE = 2025
/** Invented numbers with right check digits. */
const RENAVAM = `0012345678${digitoDoRenavam('0012345678')}`
const CHASSI = '9BZTT82L0D4012345'
const ler = (texto: string) => lerTextoDoVeiculo(texto, LIMITE)

describe('invented texts of the shapes that notices have', () => {
  it.each<[string, Partial<Valores>]>([
    [
      'AUTOMOVEL - TAXI CHEVROLET COBALT - COR: BRANCA - ANO: 2019 - PLACA (PE): XYZ0428',
      {
        marca: 'Chevrolet',
        modelo: 'COBALT',
        cor: 'Branca',
        anoModelo: 2019,
        placa: 'XYZ0428',
        placaUf: 'PE',
      },
    ],
    [
      `CAMINHAO VW 24280 6X2 - ANO 2013/2014 - COR VERMELHA - PLACA RN: XYZ5I51 - CHASSI ${CHASSI} - RENAVAN: ${RENAVAM}`,
      {
        marca: 'Volkswagen',
        modelo: '24280 6X2',
        anoFabricacao: 2013,
        anoModelo: 2014,
        cor: 'Vermelha',
        placa: 'XYZ5I51',
        placaUf: 'RN',
        chassi: CHASSI,
        renavam: RENAVAM,
      },
    ],
    [
      `MICROONIBUS PEUGEOT BOXER //CHASSI ${CHASSI} // COR:PRATA // ANO: 2007/2007// PLACA: XYZ9J24 (PB)////`,
      {
        marca: 'Peugeot',
        modelo: 'BOXER',
        chassi: CHASSI,
        anoFabricacao: 2007,
        anoModelo: 2007,
        placa: 'XYZ9J24',
        placaUf: 'PB',
        cor: 'Prata',
      },
    ],
    [
      `AUTOMOVEL DE PASSEIO GM CORSA SUPER 1998/1999 XYZ8086,VERDE,CHASSI ${CHASSI}////`,
      {
        marca: 'Chevrolet',
        modelo: 'CORSA SUPER',
        placa: 'XYZ8086',
        cor: 'Verde',
        anoFabricacao: 1998,
        anoModelo: 1999,
      },
    ],
    [
      `CAMINHAO SCANIA/P 310 B 8X2 COR VERMELH A PL XYZ9H02 DIESEL 2013 CH ${CHASSI} R ${RENAVAM}`,
      {
        modelo: 'P 310 B 8X2',
        cor: 'Vermelha',
        placa: 'XYZ9H02',
        combustivel: 'DIE',
        anoModelo: 2013,
        chassi: CHASSI,
        renavam: RENAVAM,
      },
    ],
    [
      `CAMINHAO VW/24250 PL XYZ5E50 BR ANCA 2011/10 CH${CHASSI} DIE SEL`,
      {
        modelo: '24250',
        cor: 'Branca',
        anoFabricacao: 2010,
        anoModelo: 2011,
        chassi: CHASSI,
        combustivel: 'DIE',
      },
    ],
    [
      'CARRETA SR/NOMA SR2E18 CG BRANCA XYZ6J75 ANOS 2010/09',
      { marca: 'Noma', modelo: 'SR2E18 CG', anoFabricacao: 2009, anoModelo: 2010, placa: 'XYZ6J75' },
    ],
    [
      `CAMINHAO VW/12.140 H COR BRANCA, CHASSI ${CHASSI}////PLACAS MA XYZ5952 - RENAVAM ${RENAVAM} ANO 1995 MOD 1996`,
      {
        modelo: '12.140 H',
        anoFabricacao: 1995,
        anoModelo: 1996,
        placa: 'XYZ5952',
        placaUf: 'MA',
        renavam: RENAVAM,
      },
    ],
    [
      `S.REBOQUE; UF/PLACA: MS/XYZ2099; ANO:MOD: 2011; ANO-FAB: 2010; RENAVAM:N${RENAVAM}; CHASSI: ${CHASSI}/GUERRA/AG  CS//`,
      {
        marca: 'Guerra',
        modelo: 'AG CS',
        placa: 'XYZ2099',
        placaUf: 'MS',
        anoFabricacao: 2010,
        anoModelo: 2011,
        renavam: RENAVAM,
        chassi: CHASSI,
      },
    ],
    [
      `CAMINHAO M.BENZ ATEGO 2426 - ANO/MOD: 2021/2022 - PLACA: XYZ7D20/SP, CHASSI: ${CHASSI.slice(0, 11)}///${CHASSI.slice(11)}/Renavam\t - ${RENAVAM}`,
      {
        marca: 'Mercedes-Benz',
        modelo: 'ATEGO 2426',
        anoFabricacao: 2021,
        anoModelo: 2022,
        chassi: CHASSI,
        placa: 'XYZ7D20',
        placaUf: 'SP',
        renavam: RENAVAM,
      },
    ],
    [
      'SEMI-REBOQUE,PLACA XYZ-9895,ANO/MODELO 2000,//RANDON SR.CA',
      { placa: 'XYZ9895', anoModelo: 2000, marca: 'Randon', modelo: 'SR.CA' },
    ],
    [
      'AUTOMÓVEL PICK-UP, ZERO KM, 2014/2015, A DIESEL, PRETO/SSANGYONG/ACTYON GLS/KPACA1ETSFP201234/',
      {
        marca: 'SsangYong',
        modelo: 'ACTYON GLS',
        chassi: 'KPACA1ETSFP201234',
        combustivel: 'DIE',
        cor: 'Preta',
        anoModelo: 2015,
      },
    ],
    [
      'MOTOCICLETA HONDA XR150L, ANO 2021, VERMELHA, KM 31.421',
      { marca: 'Honda', modelo: 'XR150L', km: 31421, cor: 'Vermelha' },
    ],
    [
      'VAN M.BENZ313 BRANCA 2004/2005 PLACA XYZ0I50 BRASIL',
      { marca: 'Mercedes-Benz', modelo: '313', anoModelo: 2005 },
    ],
    ['CARRETA SEMI-REBOQUE RANDON SR/RANDON SR CA 2009 XYZ0B72,PRATA', { marca: 'Randon', modelo: 'SR CA' }],
    [
      'KOMBI VW KOMBI 2009-2010 ES XYZ2748,BRANCA',
      { placa: 'XYZ2748', placaUf: 'ES', anoFabricacao: 2009, anoModelo: 2010 },
    ],
    [
      `VW GOL 1.0 FLEX RENAVAM ${RENAVAM.slice(0, 6)} ${RENAVAM.slice(6)}`,
      { renavam: RENAVAM, combustivel: 'FLE' },
    ],
    [
      'AUTOMOVEL/ ANO 2008/2009 / PLACA XYZ 7804 /FIAT/DOBLO 1.8 FLEX//',
      { marca: 'Fiat', modelo: 'DOBLO 1.8', placa: 'XYZ7804', combustivel: 'FLE' },
    ],
  ])('%s', (texto, esperado) => expect(ler(texto).valores).toMatchObject(esperado))

  it.each([
    ['CAMINHONETE FIAT FIORINO', 'Utilitário'],
    ['CARRETA SEMI-REBOQUE X', 'Semirreboque'],
    ['REBOQUE COMUM', 'Reboque'],
    ['CAVALO-MECANICO SCANIA', 'Cavalo mecânico'],
    ['VEICULO GM. VEICULO SERÁ LEILOADO COMO SUCATA', 'Sucata'],
    ['MOTOCICLETA HONDA', 'Motocicleta'],
  ])('%s is %s', (texto, tipo) => expect(tipoDeLote(ler(texto).valores.tipoId ?? 0)?.nome).toBe(tipo))
})

describe('what it does not take', () => {
  it('years from visiting hours', () => {
    expect(
      ler('SCANIA G 420 XYZ7597,VERMELHA////Visitação de 02/12/2024 a 06/12/2024').valores.anoModelo,
    ).toBeUndefined()
    expect(ler('FIAT UNO VENDA EM (30/11/2023)').valores.anoModelo).toBeUndefined()
  })
  it('an impossible second year', () => {
    expect(ler('VW 24.280 2014/2104').valores).toMatchObject({ anoModelo: 2014 })
    expect(ler('VW 24.280 2014/2104').valores.anoFabricacao).toBeUndefined()
  })
  it('a plate from model and year', () => {
    expect(ler('FORD CARGO 2429L ANO 2013').valores.placa).toBeUndefined()
    expect(ler('M.BENZ ATEGO 2425').valores.placa).toBeUndefined()
  })
  it('a remark as chassis', () => expect(ler('VW GOL CHASSI ALONGADO').valores.chassi).toBeUndefined())
  it('a RENAVAM whose digit is wrong, but it says so', () => {
    const errado = RENAVAM.slice(0, 10) + ((Number(RENAVAM[10]) + 1) % 10)
    const lido = ler(`FIAT UNO RENAVAM ${errado}`)
    expect(lido.valores.renavam).toBeUndefined()
    expect(lido.avisos).toContain(`RENAVAM ${errado} do edital não confere.`)
  })
  it('foreign plates, but it says so', () => {
    const lido = ler('SCANIA R420 2009/PLACAS PARAGUAIAS AAID824,BRANCA')
    expect(lido.valores.placa).toBeUndefined()
    expect(lido.avisos).toContain('O edital cita placa estrangeira.')
  })
  it('anything from goods', () => expect(ler('210 LÂMPADAS DE LED ORIGEM CHINA').valores).toEqual({}))
})

it('never throws, and what it takes has its shape', () => {
  const pedaco = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      'PLACA',
      'CHASSI',
      CHASSI,
      'XYZ1A23',
      'RENAVAM',
      RENAVAM,
      'ANO',
      '2013/2014',
      'VW/',
      'COR',
      'BR ANCA',
      '////',
      ' - ',
      'CH',
      'R ',
    ),
  )
  fc.assert(
    fc.property(fc.array(pedaco, { maxLength: 20 }), (pedacos) => {
      const { valores } = ler(pedacos.join(' '))
      if (valores.placa) expect(valores.placa).toMatch(/^[A-Z]{3}\d[A-Z0-9]\d{2}$/)
      if (valores.renavam) expect(valores.renavam).toMatch(/^\d{11}$/)
      if (valores.anoModelo) expect(valores.anoModelo).toBeLessThanOrEqual(LIMITE)
    }),
    { numRuns: 1000 },
  )
})

it('is quick on long and hostile texts', () => {
  const inicio = performance.now()
  for (const semente of ['CHASSI ', 'A ', 'V E R M E L H ', '1 ', 'REN ', '/ ', 'SR/'])
    ler(semente.repeat(3000))
  expect(performance.now() - inicio).toBeLessThan(3000)
})
