// The signed authorisation of who collects in the buyer's name: what the house says of it, and where to send it.
import { Alert, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { EnviarComprovante } from '../../../parts/pagamentos/enviar-arquivo.tsx'
import { LinhaDoComprovante } from '../../../parts/pagamentos/ver-comprovante.tsx'
import { CHAVE_DAS_COMPRAS, type Compra, type ItemDaCompra } from '../../../parts/vendas/usar-venda.ts'

interface Props {
  readonly v: Compra
  readonly i: ItemDaCompra
  readonly a: NonNullable<ItemDaCompra['agendamentoRetirada']>
}

export function AutorizacaoDoTerceiro({ v, i, a }: Props) {
  const consultas = useQueryClient()
  // One that was sent for an earlier booking names another person.
  const c = v.comprovantes.find(
    (x) => x.itemUid === i.uid && x.tipo === 'retirada_por_terceiros' && x.dataEnvio >= a.dataSolicitacao,
  )
  const nome = a.terceiro?.nome.split(' ')[0]
  return (
    <Stack gap="xs" mt="xs">
      <Text size="sm" fw={600}>
        Autorização assinada para {nome}
      </Text>
      {c && <LinhaDoComprovante c={c} />}
      {c?.situacao === 'PAGO' ? (
        <Alert color="teal">Autorização conferida. {nome} leva um documento com foto.</Alert>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            {c?.situacao === 'AG_COMPENSACAO'
              ? 'Recebemos o arquivo e vamos conferir. Para trocá-lo, envie outro.'
              : 'Imprima, assine e envie uma foto antes da retirada: na portaria é mais rápido.'}
          </Text>
          <EnviarComprovante
            key={c?.uid}
            doItem={{ itemUid: i.uid, tipo: 'retirada_por_terceiros' }}
            aoEnviar={() => void consultas.invalidateQueries({ queryKey: CHAVE_DAS_COMPRAS })}
          />
        </>
      )}
    </Stack>
  )
}
