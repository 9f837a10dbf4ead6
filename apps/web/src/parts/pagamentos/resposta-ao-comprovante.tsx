// A proof that is no money, with the house's answer to it: in the sale and at the yard.
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../core/mantine/avisos.ts'
import { Confirmar } from '../../kit/ficha/confirmar.tsx'
import type { PagamentoDaCompra } from '../vendas/usar-venda.ts'
import { LinhaDoComprovante } from './ver-comprovante.tsx'

interface Props {
  readonly c: PagamentoDaCompra['comprovantes'][number]
  readonly pode: boolean
  readonly aoResponder: () => Promise<unknown>
}

export function ResponderComprovante({ c, pode, aoResponder }: Props) {
  const [recusando, setRecusando] = useState(false)
  const responder = async (evento: 'aprovar' | 'divergir', motivo: string | null): Promise<void> => {
    try {
      await chamar('PUT /v1/comprovantes/:uid/resposta', { params: { uid: c.uid }, body: { evento, motivo } })
      avisarSucesso(evento === 'aprovar' ? 'Comprovante aceito' : 'Comprovante recusado')
    } finally {
      await aoResponder()
    }
  }
  return (
    <Stack gap={6}>
      <LinhaDoComprovante c={c} />
      {pode && c.situacao === 'AG_COMPENSACAO' && (
        <Group gap={6}>
          <Button size="compact-sm" onClick={() => void responder('aprovar', null).catch(avisarErro)}>
            Aceitar
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setRecusando(true)}>
            Recusar
          </Button>
        </Group>
      )}
      <Confirmar
        aberto={recusando}
        titulo="Recusar o comprovante"
        botao="Recusar"
        perigo
        motivo="obrigatorio"
        aoFechar={() => setRecusando(false)}
        aoConfirmar={(motivo) => responder('divergir', motivo)}
      >
        O comprador lê o motivo e pode enviar outro arquivo.
      </Confirmar>
    </Stack>
  )
}
