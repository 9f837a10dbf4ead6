import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { dataPagamento, dataPagamentoDaVenda, impedimentoParaLeilao } from './datas-da-venda.ts'
import { diasUteisEntre, ehDiaUtil, montarCalendario, proximoDiaUtil, somarDiasUteis } from './dias-uteis.ts'
import { type Feriado, feriadosDoAno, feriadosDosAnos, pascoa } from './feriados.ts'
import * as t from './tempo-brasilia.ts'
import { contagemRegressiva, tempoRelativo } from './tempo-relativo.ts'

const FERIADOS = feriadosDosAnos(2020, 2035)
const LOCAIS: Feriado[] = [
  { dia: '2026-10-24', nome: 'Aniversário de Goiânia', ambito: 'municipal', ibge: '5208707' },
  { dia: '2026-07-09', nome: 'Revolução Constitucionalista', ambito: 'estadual', uf: 'SP' },
]
const civil = montarCalendario('civil', FERIADOS)
const bancario = montarCalendario('bancario', FERIADOS)

describe('feriados', () => {
  it('gives the calendar of 2026', () => {
    expect(feriadosDoAno(2026).map((f) => `${f.dia} ${f.ambito} ${f.nome}`)).toEqual([
      '2026-01-01 nacional Confraternização Universal',
      '2026-02-16 bancario Carnaval (segunda-feira)',
      '2026-02-17 bancario Carnaval (terça-feira)',
      '2026-04-03 nacional Sexta-feira da Paixão',
      '2026-04-21 nacional Tiradentes',
      '2026-05-01 nacional Dia do Trabalho',
      '2026-06-04 bancario Corpus Christi',
      '2026-09-07 nacional Independência do Brasil',
      '2026-10-12 nacional Nossa Senhora Aparecida',
      '2026-11-02 nacional Finados',
      '2026-11-15 nacional Proclamação da República',
      '2026-11-20 nacional Dia Nacional de Zumbi e da Consciência Negra',
      '2026-12-25 nacional Natal',
    ])
  })

  test.each([
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [1954, '1954-04-18'],
    [1999, '1999-04-04'],
    [2100, '2100-03-28'],
    [2285, '2285-03-22'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i is %s', (ano, dia) => expect(pascoa(ano)).toBe(dia))

  it('is always a Sunday between 22 March and 25 April', () => {
    for (let ano = 1900; ano < 2200; ano++) {
      const dia = pascoa(ano)
      expect(t.diaDaSemana(dia)).toBe(0)
      expect(dia.slice(5) >= '03-22' && dia.slice(5) <= '04-25').toBe(true)
    }
  })

  it('has Consciência Negra only since 2024', () => {
    const tem = (ano: number) => feriadosDoAno(ano).some((f) => f.dia === `${ano}-11-20`)
    expect([2023, 2024].map(tem)).toEqual([false, true])
  })
})

describe('dias úteis', () => {
  test.each([
    ['2026-02-16', true, false, 'Carnaval'],
    ['2026-02-18', true, true, 'Ash Wednesday'],
    ['2026-06-04', true, false, 'Corpus Christi'],
    ['2026-11-20', false, false, 'Consciência Negra'],
    ['2026-11-21', false, false, 'Saturday'],
    ['2026-11-22', false, false, 'Sunday'],
    ['2026-11-23', true, true, 'Monday'],
  ])('%s: civil %s, bank %s (%s)', (dia, ehCivil, ehBancario) => {
    expect(ehDiaUtil(dia, civil)).toBe(ehCivil)
    expect(ehDiaUtil(dia, bancario)).toBe(ehBancario)
  })

  test.each([
    ['2026-11-19', 0, '2026-11-19'],
    ['2026-11-20', 0, '2026-11-23'],
    ['2026-11-19', 1, '2026-11-23'],
    ['2026-11-19', 2, '2026-11-24'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-12-30', 3, '2027-01-05'],
  ])('%s + %i business days = %s', (dia, n, esperado) => expect(somarDiasUteis(dia, n, civil)).toBe(esperado))

  test.each([
    ['2026-11-19', '2026-11-19', 0],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-19', '2026-11-22', 0],
    ['2026-11-19', '2026-11-23', 1],
    ['2026-11-23', '2026-11-19', -1],
  ])('from %s to %s are %i business days', (de, ate, n) => expect(diasUteisEntre(de, ate, civil)).toBe(n))

  it('refuses what is not a count', () => {
    expect(() => somarDiasUteis('2026-11-19', -1, civil)).toThrow(RangeError)
    expect(() => somarDiasUteis('2026-11-19', 1.5, civil)).toThrow(RangeError)
  })

  it('counts back what it added, over any span', () => {
    const dia = fc.integer({ min: 0, max: 3000 }).map((n) => t.somarDias('2021-01-01', n))
    fc.assert(
      fc.property(dia, fc.nat(60), (de, n) => {
        const ate = somarDiasUteis(de, n, bancario)
        expect(ehDiaUtil(ate, bancario)).toBe(true)
        if (n > 0) expect(diasUteisEntre(de, ate, bancario)).toBe(n)
        expect(diasUteisEntre(ate, de, bancario)).toBe(-diasUteisEntre(de, ate, bancario) || 0)
      }),
    )
  })

  it('knows holidays of the place only', () => {
    const todos = [...FERIADOS, ...LOCAIS]
    const em = (local: object) => montarCalendario('civil', todos, { local })
    expect(ehDiaUtil('2026-07-09', em({ uf: 'SP' }))).toBe(false)
    expect(ehDiaUtil('2026-07-09', em({ uf: 'GO', ibge: '5208707' }))).toBe(true)
    expect(impedimentoParaLeilao('2026-10-24', em({ ibge: '5208707' }))).toContain('Aniversário de Goiânia')
    expect(impedimentoParaLeilao('2026-10-24', em({}))).toBe(null)
  })

  it('gives a yard its recess and its weekdays', () => {
    const patio = montarCalendario('operacional', FERIADOS, {
      recessos: [{ inicio: '2026-12-21', fim: '2027-01-03', motivo: 'Recesso de fim de ano' }],
      semana: [1, 2, 3, 4, 5, 6],
    })
    expect(ehDiaUtil('2026-11-21', patio)).toBe(true)
    expect(ehDiaUtil('2026-02-17', patio)).toBe(true)
    expect(proximoDiaUtil('2026-12-20', patio)).toBe('2027-01-04')
  })

  it('gives up on a calendar that never opens', () => {
    const nunca = montarCalendario('operacional', [], { semana: [] })
    expect(() => proximoDiaUtil('2026-11-19', nunca)).toThrow(RangeError)
  })
})

describe('datas da venda', () => {
  test.each([
    ['2026-11-19', '2026-11-21', '2026-11-23'],
    ['2026-11-18', '2026-11-20', '2026-11-23'],
    ['2026-02-14', '2026-02-16', '2026-02-18'],
    ['2026-12-30', '2027-01-01', '2027-01-04'],
    ['2026-11-23', '2026-11-25', '2026-11-25'],
  ])('auction of %s: payment %s, banks settle on %s', (leilao, pagamento, noBanco) => {
    expect(dataPagamento(leilao)).toBe(pagamento)
    expect(proximoDiaUtil(dataPagamento(leilao), bancario)).toBe(noBanco)
  })

  test.each([
    ['2026-11-19', '2026-11-19', '2026-11-21'],
    ['2026-11-19', '2026-11-21', '2026-11-21'],
    ['2026-11-19', '2026-11-22', '2026-11-24'],
  ])('auction of %s sold on %s: payment %s', (leilao, venda, pagamento) => {
    expect(dataPagamentoDaVenda(leilao, venda)).toBe(pagamento)
  })

  test.each([
    ['2026-11-22', 'domingos'],
    ['2026-11-20', 'Consciência Negra'],
    ['2026-02-17', null],
    ['2026-11-21', null],
  ])('%s may hold an auction unless %s', (dia, motivo) => {
    const impedimento = impedimentoParaLeilao(dia, civil)
    if (motivo === null) expect(impedimento).toBe(null)
    else expect(impedimento).toContain(motivo)
  })
})

describe('tempo em Brasília', () => {
  const noite = Date.parse('2026-11-21T02:30:15.000Z')

  it('shows the day of Brasília, not of UTC', () => {
    expect(t.diaEmBrasilia(noite)).toBe('2026-11-20')
    expect(t.formatarDataHora(noite)).toBe('20/11/2026 23:30')
    expect(t.formatarDataHoraSegundo(noite)).toBe('20/11/2026 23:30:15')
    expect(t.formatarDiaComSemana('2026-11-20')).toBe('sexta, 20/11/2026')
    expect(t.minutoDoDia(noite)).toBe(23 * 60 + 30)
  })

  it('agrees with the time-zone database for every hour of years without summer time', () => {
    const formato = new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    })
    for (
      let h = Date.parse('2020-01-01T00:00:00Z');
      h < Date.parse('2027-01-01T00:00:00Z');
      h += 7 * 3_600_000
    ) {
      expect(t.formatarDataHora(h)).toBe(formato.format(h).replace(',', ''))
    }
  })

  test.each([
    ['20/11/2026 23:30', noite - 15_000],
    [' 20/11/2026 23:30:15 ', noite],
    ['20/11/26 23:30', noite - 15_000],
    ['31/02/2026 10:00', null],
    ['20/11/2026 24:00', null],
    ['20/11/2026 10:60', null],
    ['20/11/2026', null],
    ['2026-11-20 10:00', null],
    ['', null],
  ])('reads %j', (texto, instante) => expect(t.lerDataHora(texto)).toBe(instante))

  test.each([
    ['29/02/2028', '2028-02-29'],
    ['29/02/2026', null],
    ['00/01/2026', null],
    ['1/1/2026', null],
  ])('reads the day %j', (texto, dia) => expect(t.lerDia(texto)).toBe(dia))

  it('reads back what it shows, to the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000_000, max: 3_000_000_000 }), (s) => {
        expect(t.lerDataHora(t.formatarDataHoraSegundo(s * 1000))).toBe(s * 1000)
        const dia = t.diaEmBrasilia(s * 1000)
        expect(t.instanteEmBrasilia(dia, t.formatarHora(s * 1000))).toBe(s * 1000 - ((s * 1000) % 60_000))
        expect(t.somarDias(t.somarDias(dia, 45), -45)).toBe(dia)
        expect(t.diasEntre(dia, t.somarDias(dia, 400))).toBe(400)
      }),
    )
  })

  test.each([
    ['08:30', 510],
    ['24:00', 1440],
    ['24:01', Number.NaN],
    ['8:30', Number.NaN],
    ['08:75', Number.NaN],
  ])('the time %s is minute %d', (texto, minutos) => expect(t.lerHorario(texto)).toBe(minutos))
})

describe('tempo relativo', () => {
  const agora = Date.parse('2026-11-20T12:00:00Z')
  const min = 60_000
  test.each([
    [0, 'agora'],
    [-4_000, 'agora'],
    [30_000, 'em 30 s'],
    [5 * min, 'em 5 min'],
    [59.9 * min, 'em 59 min'],
    [-120 * min, 'há 2 h'],
    [-90_000, 'há 1 min'],
    [24 * 60 * min, 'em 1 dia'],
    [-72 * 60 * min, 'há 3 dias'],
    [40 * 24 * 60 * min, 'em 30/12/2026'],
    [-40 * 24 * 60 * min, 'em 11/10/2026'],
  ])('%d ms away is %s', (ms, texto) => expect(tempoRelativo(agora + ms, agora)).toBe(texto))

  test.each([
    [-5, '00:00'],
    [0, '00:00'],
    [1, '00:01'],
    [69_000, '01:09'],
    [7_269_000, '02:01:09'],
    [266_469_000, '3 d 02:01:09'],
  ])('%d ms left count %s', (ms, texto) => expect(contagemRegressiva(ms)).toBe(texto))
})
