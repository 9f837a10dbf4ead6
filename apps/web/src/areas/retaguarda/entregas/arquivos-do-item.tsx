// The files of one sold vehicle: what the buyer gets to read (CRLV, ATPV-e, scrap papers), and what stays with the house.
import { Stack, Text } from '@mantine/core'
import { AnexosDoRegistro } from '../../../kit/anexos/anexos-do-registro.tsx'
import { Gaveta } from '../../../kit/ficha/gaveta.tsx'
import type { LinhaDaFila } from './postar-em-lote.tsx'

export function ArquivosDoItem({ l, aoFechar }: { readonly l: LinhaDaFila; readonly aoFechar: () => void }) {
  return (
    <Gaveta opened size="lg" title={`${l.lote} – ${l.veiculo}`} onClose={aoFechar}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          CRLV, ATPV-e, certidão de baixa e nota da sucata aparecem na compra do comprador, que é avisado. O
          aviso de recebimento vai na aba Itens da venda.
        </Text>
        <AnexosDoRegistro entidade="venda_item" uid={l.uid} />
      </Stack>
    </Gaveta>
  )
}
