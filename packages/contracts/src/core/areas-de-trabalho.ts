// The back-office's menu: areas by job. A screen stands in the area that its row names, else in that of its module.
import type { ModuloDeMenu, Tela } from './tela.ts'

export const AREAS_DE_TRABALHO = [
  'Início',
  'Leilões',
  'Veículos e pátio',
  'Clientes',
  'Financeiro',
  'Comitentes',
  'Site',
  'Configurações',
] as const
export type AreaDeTrabalho = (typeof AREAS_DE_TRABALHO)[number]

const DO_MODULO: Readonly<Record<ModuloDeMenu, AreaDeTrabalho>> = {
  'Meu Perfil': 'Início',
  Leilão: 'Leilões',
  Acerto: 'Financeiro',
  Pátios: 'Veículos e pátio',
  Comitente: 'Comitentes',
  'Comitente Integração': 'Comitentes',
  Site: 'Site',
  Manutenção: 'Configurações',
  Dev: 'Configurações',
}

/** Null: the screen is not in the menu. */
export const areaDeTrabalho = (t: Pick<Tela, 'menu' | 'trabalho'>): AreaDeTrabalho | null =>
  t.trabalho ?? (t.menu === undefined ? null : DO_MODULO[t.menu])
