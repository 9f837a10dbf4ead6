// One side of a talk with an outside party: its line, its headers and its body, as they were kept.
import { Code, Stack, Title } from '@mantine/core'

interface PropsDoLado {
  readonly titulo: string
  readonly linha: string
  readonly cabecalhos: Readonly<Record<string, string>> | null
  readonly corpo: string | null
}

export function LadoDaConversa({ titulo, linha, cabecalhos, corpo }: PropsDoLado) {
  const partes = [
    linha,
    ...Object.entries(cabecalhos ?? {}).map(([n, v]) => `${n}: ${v}`),
    corpo === null ? '' : `\n${bonito(corpo)}`,
  ].filter(Boolean)
  if (partes.length === 0) return null
  return (
    <Stack gap={4} component="section" aria-label={titulo}>
      <Title order={3} size="h6">
        {titulo}
      </Title>
      <Code block tabIndex={0} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {partes.join('\n')}
      </Code>
    </Stack>
  )
}

function bonito(corpo: string): string {
  try {
    return JSON.stringify(JSON.parse(corpo), null, 2)
  } catch {
    return corpo
  }
}
