// A buyer's exchange of the delivery: what he owes for it, his proof, and the house's answer.
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { LinhaDoComprovante } from '../../../parts/pagamentos/ver-comprovante.tsx'
import type { ItemDaCompra, VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'

interface Props {
  readonly v: VendaDaCasa
  readonly t: NonNullable<ItemDaCompra['informacoesDocumentacao']['troca']>
}

export function ResponderTroca({ v, t }: Props) {
  const [divergindo, setDivergindo] = useState(false)
  const mudar = useMudarVenda(v)
  const mover = (evento: 'aprovar' | 'divergir', motivo: string | null = null) =>
    mudar(() =>
      chamar('PUT /v1/entregas/trocas/:uid/situacao', {
        params: { uid: t.uid },
        body: { evento, motivo, versao: t.versao },
      }),
    )
  const provas = v.comprovantes.filter((c) => c.uid === t.comprovanteUid)
  return (
    <Alert mt="sm" color="yellow" title={`Troca para ${t.metodo}: ${formatarReais(t.diferenca)} a mais`}>
      <Stack gap="xs">
        <Text size="sm">
          {t.rotulo}
          {t.motivo && ` · ${t.motivo}`}
        </Text>
        {provas.map((c) => (
          <LinhaDoComprovante key={c.uid} c={c} />
        ))}
        {t.situacao === 'aguardandoValidacao' && v.podeValidar && (
          <Group gap="xs">
            <Button
              size="xs"
              onClick={() => {
                mover('aprovar').then(() => avisarSucesso('Troca aprovada'), avisarErro)
              }}
            >
              Aprovar a troca
            </Button>
            <Button size="xs" variant="default" onClick={() => setDivergindo(true)}>
              Divergente
            </Button>
          </Group>
        )}
      </Stack>
      <Confirmar
        aberto={divergindo}
        titulo="Divergência na troca de entrega"
        botao="Registrar a divergência"
        motivo="obrigatorio"
        aoFechar={() => setDivergindo(false)}
        aoConfirmar={async (motivo) => {
          await mover('divergir', motivo)
          avisarSucesso()
        }}
      >
        O comprador lê o motivo e pode enviar outro comprovante.
      </Confirmar>
    </Alert>
  )
}
