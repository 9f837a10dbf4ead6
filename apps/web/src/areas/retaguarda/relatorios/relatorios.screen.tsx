import { permite, type QuemEntra } from '@martelo/contracts/core/permissions.ts'
import { caminho, type Tela } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import {
  ladoDoRelatorio,
  type NomeDeRelatorio,
  NOMES_DOS_RELATORIOS,
  RELATORIOS,
} from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { QuadroDoRelatorio } from '../../../parts/relatorios/quadro-do-relatorio.tsx'

function alvo(nome: NomeDeRelatorio, chave: string, quem: QuemEntra | null): string | null {
  const com = (tela: Tela, endereco: string) => (permite(tela.permission, quem) ? endereco : null)
  switch (RELATORIOS[nome].alvo) {
    case 'leilao':
      return com(TELAS_RETAGUARDA.leilao, caminho(TELAS_RETAGUARDA.leilao, { id: chave }))
    case 'veiculo':
      return com(TELAS_RETAGUARDA.veiculo, caminho(TELAS_RETAGUARDA.veiculo, { uid: chave }))
    case 'remocao':
      return com(TELAS_RETAGUARDA.remocao, caminho(TELAS_RETAGUARDA.remocao, { uid: chave }))
    case 'cliente':
      return com(TELAS_RETAGUARDA.cliente, caminho(TELAS_RETAGUARDA.cliente, { id: chave }))
    case 'venda':
      return com(TELAS_RETAGUARDA.venda, caminho(TELAS_RETAGUARDA.venda, { id: chave }))
    case 'lote':
      return com(TELAS_RETAGUARDA.lotes, `${caminho(TELAS_RETAGUARDA.lotes)}?lote=${chave}`)
  }
}

export default function Relatorios() {
  const quem = useQuem()
  return (
    <QuadroDoRelatorio
      titulo="Relatórios"
      permitidos={NOMES_DOS_RELATORIOS.filter((n) => ladoDoRelatorio(n, quem) === 'casa')}
      alvo={(nome, chave) => alvo(nome, chave, quem)}
    />
  )
}
