// Why what was just pressed did not happen, beside it.
import { Text } from '@mantine/core'

export const Recusado = ({ erro }: { readonly erro: string | null }) =>
  erro === null ? null : (
    <Text size="sm" c="red" role="alert">
      {erro}
    </Text>
  )
