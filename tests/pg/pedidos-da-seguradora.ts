// What the insurer posts about removals, as her events carry it; each request is of another vehicle.
let numero = 0
export function pedido(removalId: string, mais: object = {}) {
  numero += 1
  return {
    type: 'removal',
    removalId,
    claimIds: [`SIN-${removalId}`],
    insured: {
      name: 'Maria Segurada',
      document: '52998224725',
      phone: '11999990000',
      email: 'maria@exemplo.com',
    },
    vehicle: {
      plate: `MPF${String(numero % 10)}A${String(numero).padStart(2, '0').slice(-2)}`,
      chassis: `9BWZZZ377VT${String(numero).padStart(6, '0')}`,
      brand: 'Fiat',
      model: 'Argo',
      modelYear: 2022,
    },
    pickup: {
      name: 'Oficina Central',
      address: `Rua A, ${numero}`,
      city: 'Campinas',
      state: 'SP',
      contactName: 'Zé',
    },
    dates: { requested: '2026-11-20T13:05:00Z' },
    ...mais,
  }
}
export const situacao = (removalId: string, mais: object = {}) => ({
  type: 'status_update',
  status: 'ESTXX',
  removalId,
  date: '2026-11-20T13:05:00Z',
  ...mais,
})
export const as = (minuto: number) => ({ quando: new Date(Date.UTC(2026, 10, 20, 12, minuto)) })
