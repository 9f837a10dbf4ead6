import type { PatioPublico } from '@martelo/contracts/patios/patio.schemas.ts'
import type { LinhaDePatio } from './patios.sql.ts'

const ESTADOS: Readonly<Record<string, string>> = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
}

export function apresentarPatio({ uf, ...p }: LinhaDePatio): PatioPublico {
  const ponto = p.latitude === null || p.longitude === null ? null : `${p.latitude},${p.longitude}`
  const procurado = ponto ?? `${p.endereco}, ${p.cidade} - ${uf}`
  return {
    ...p,
    estado: ESTADOS[uf] ?? uf,
    estadoUf: uf,
    googleMaps: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(procurado)}`,
  }
}
