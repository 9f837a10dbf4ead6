// Removals from a spreadsheet.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { COLUNAS_DA_PLANILHA } from '@martelo/domain/remocoes/planilha-de-remocoes.ts'
import { useState } from 'react'
import { enviar } from '../../../core/api.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import { PlanilhaConferida } from '../../../kit/formulario/planilha-conferida.tsx'

type Previa = RespostaDe<Calls['POST /v1/remocoes/planilha']>

export function PlanilhaDeRemocoes({ aoFechar }: { aoFechar: () => void }) {
  const [chaveDoPedido] = useState(novaChave)
  return (
    <PlanilhaConferida<Previa>
      titulo="Pedir remoções por planilha"
      ajuda={`Um .xlsx ou .csv com as colunas ${COLUNAS_DA_PLANILHA.join(', ')} na primeira linha. Local e pátio pelo nome do cadastro.`}
      seFicam="Corrija e envie de novo: o que já foi pedido não se repete."
      colunas={[
        ['Veículo', (l) => l.veiculo],
        ['De', (l) => l.local],
        ['Para', (l) => l.patio],
      ]}
      botao={(certas) => `Pedir ${quantos(certas, 'remoção', 'remoções')}`}
      mandar={(a, confirmar) =>
        enviar('POST /v1/remocoes/planilha', [a], { body: { confirmar, chaveDoPedido } })
      }
      feito={(r) => quantos(r.pedidas, 'remoção pedida', 'remoções pedidas')}
      aoFechar={aoFechar}
    />
  )
}
