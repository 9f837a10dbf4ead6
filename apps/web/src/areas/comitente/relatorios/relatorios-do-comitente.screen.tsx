import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { NOMES_DOS_RELATORIOS, RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { QuadroDoRelatorio } from '../../../parts/relatorios/quadro-do-relatorio.tsx'

const DE_UM_BEM: readonly string[] = ['veiculo', 'lote']

/** The office that comes here sees its own rows; those of a good or of its lot lead to it, records of the house are not linked. */
export default function RelatoriosDoComitente() {
  return (
    <QuadroDoRelatorio
      titulo="Relatórios do comitente"
      permitidos={NOMES_DOS_RELATORIOS.filter((n) => RELATORIOS[n].doComitente)}
      alvo={(nome, uid) =>
        DE_UM_BEM.includes(RELATORIOS[nome].alvo) ? caminho(TELAS_COMITENTE.bemDoComitente, { uid }) : null
      }
    />
  )
}
