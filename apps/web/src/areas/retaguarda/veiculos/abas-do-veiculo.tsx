// The tabs of a vehicle's screen. Another module's tab is a component of parts/<module> (its props: AbaDeVeiculo).
import type { Permissao } from '@martelo/contracts/core/permissions.ts'
import type { FC } from 'react'
import { AnexosDoRegistro } from '../../../kit/anexos/anexos-do-registro.tsx'
import { PatioDoVeiculo } from '../../../parts/estadias/patio-do-veiculo.tsx'
import { RemocoesDoVeiculo } from '../../../parts/remocoes/remocoes-do-veiculo.tsx'
import type { AbaDeVeiculo } from '../../../parts/veiculos/aba-de-veiculo.ts'
import { FotosDoVeiculo } from '../../../parts/veiculos/fotos-do-veiculo.tsx'
import { FotosRecusadas, GiroDoVeiculo } from '../../../parts/veiculos/giro-do-veiculo.tsx'
import { VistoriasDoVeiculo } from '../../../parts/vistorias/vistorias-do-veiculo.tsx'
import { AbaAcessos } from './aba-quem-ve.tsx'
import { AbaDetalhes } from './aba-detalhes.tsx'
import { AbaItens } from './aba-itens.tsx'
import { AbaLotes } from './aba-lotes.tsx'
import { AbaRelatorios } from './aba-relatorios.tsx'
import { AbaVendaDireta } from './aba-venda-direta.tsx'

interface Linha {
  readonly id: string
  readonly titulo: (v: AbaDeVeiculo['v']) => string
  readonly Conteudo: FC<AbaDeVeiculo>
  /** who sees the tab; default: all who see the vehicle */
  readonly permission?: Permissao
}

export const ABAS_DO_VEICULO: readonly Linha[] = [
  { id: 'detalhes', titulo: () => 'Detalhes', Conteudo: AbaDetalhes },
  { id: 'fotos', titulo: (v) => `Fotos (${v.fotos.length})`, Conteudo: Fotos },
  { id: 'arquivos', titulo: () => 'Arquivos', Conteudo: Arquivos },
  { id: 'itens', titulo: () => 'Itens detalhados', Conteudo: AbaItens },
  { id: 'lotes', titulo: (v) => `Lotes (${v.lotes.length})`, Conteudo: AbaLotes },
  { id: 'patio', titulo: () => 'Pátio', Conteudo: PatioDoVeiculo },
  { id: 'remocoes', titulo: () => 'Remoções', Conteudo: RemocoesDoVeiculo },
  { id: 'vistoria', titulo: () => 'Vistoria', Conteudo: VistoriasDoVeiculo },
  { id: 'venda-direta', titulo: () => 'Venda direta', Conteudo: AbaVendaDireta },
  { id: 'acessos', titulo: () => 'Acessos', Conteudo: AbaAcessos, permission: 'veiculo:editar' },
  { id: 'relatorios', titulo: () => 'Relatórios', Conteudo: AbaRelatorios },
]

function Fotos({ v, refazer }: AbaDeVeiculo) {
  const comuns = { uid: v.uid, editar: v.can.editar, aoMudar: () => void refazer() }
  return (
    <>
      <FotosDoVeiculo {...comuns} fotos={v.fotos} />
      <GiroDoVeiculo {...comuns} fotos={v.giro} spincar={v.spincar ?? null} />
      <FotosRecusadas fotos={v.recusadas} />
    </>
  )
}

function Arquivos({ v }: AbaDeVeiculo) {
  return <AnexosDoRegistro entidade="veiculo" uid={v.uid} />
}
