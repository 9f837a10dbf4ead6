import { describe, expect, it } from 'vitest'
import { patiosPerto, pontoDoCep, quilometrosEntre } from './perto.ts'

const km = (a: string, b: string) => Math.round(quilometrosEntre(pontoDoCep(a)!, pontoDoCep(b)!))

describe('distances between regions of CEPs', () => {
  it.each([
    ['01310-100', '20040-002', 340, 380], // São Paulo, Rio
    ['01310-100', '13010-000', 75, 100], // São Paulo, Campinas
    ['70040-010', '74003-010', 150, 200], // Brasília, Goiânia
    ['69005-000', '90010-000', 3000, 3250], // Manaus, Porto Alegre
    ['01310100', '01310-100', 0, 0],
  ])('%s to %s', (a, b, de, ate) => {
    expect(km(a, b)).toBeGreaterThanOrEqual(de)
    expect(km(a, b)).toBeLessThanOrEqual(ate)
  })
  it.each(['', '123', '00000-000', '10000-000', 'abcdefgh'])('%s is no place', (cep) =>
    expect(pontoDoCep(cep)).toBeNull(),
  )
  it('every region of Brazil has a place within its borders', () => {
    for (let n = 1; n <= 99; n++) {
      if (n === 10) continue // no CEP begins so
      const p = pontoDoCep(`${String(n).padStart(2, '0')}000-000`)
      expect(p, String(n)).not.toBeNull()
      expect(p!.latitude).toBeLessThan(5.3)
      expect(p!.latitude).toBeGreaterThan(-33.8)
      expect(p!.longitude).toBeLessThan(-34.7)
      expect(p!.longitude).toBeGreaterThan(-74)
    }
  })
})

describe('yards near a CEP', () => {
  const patio = (
    nome: string,
    cep: string | null,
    latitude: number | null = null,
    longitude: number | null = null,
  ) => ({
    nome,
    cep,
    latitude,
    longitude,
  })
  it('are those that have a place, the nearest first; the point of the map before the CEP', () => {
    const patios = [
      patio('Rio', '20040-002'),
      patio('Sem lugar', null),
      patio('Na divisa', '69005-000', -23.6, -46.6),
      patio('Campinas', '13010-000'),
    ]
    expect(patiosPerto('01310-100', patios)!.map((p) => p.nome)).toEqual(['Na divisa', 'Campinas', 'Rio'])
    expect(patiosPerto('1', patios)).toBeNull()
  })
})
