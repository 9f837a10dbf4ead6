// Hours without noise, one letter a day, and the language of the house's texts.
import { Button, Card, Group, Select, Switch, Text, TextInput, Title } from '@mantine/core'
import { IDIOMAS, ROTULO_DO_IDIOMA } from '@martelo/domain/avisos/declarar-aviso.ts'
import { useState } from 'react'
import type { SossegoLido } from './usar-preferencias.tsx'

export function Sossego({ sossego, salvar }: { sossego: SossegoLido; salvar: (s: SossegoLido) => void }) {
  const [s, setS] = useState(sossego)
  const mudou = JSON.stringify(s) !== JSON.stringify(sossego)
  const hora = (v: string): string | null => (v === '' ? null : v)
  return (
    <Card withBorder component="section" aria-label="Silêncio e resumo">
      <Title order={2} size="h4">
        Silêncio e resumo
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        No silêncio nada toca: o que puder esperar chega depois, o resto fica no site e no e-mail.
      </Text>
      <Group align="end" gap="sm">
        <TextInput
          type="time"
          label="Silêncio das"
          value={s.silencioDe ?? ''}
          onChange={(e) => setS({ ...s, silencioDe: hora(e.currentTarget.value) })}
        />
        <TextInput
          type="time"
          label="até as"
          value={s.silencioAte ?? ''}
          onChange={(e) => setS({ ...s, silencioAte: hora(e.currentTarget.value) })}
        />
        <Select
          label="Idioma dos avisos"
          allowDeselect={false}
          data={IDIOMAS.map((i) => ({ value: i, label: ROTULO_DO_IDIOMA[i] }))}
          value={s.idioma}
          onChange={(v) => setS({ ...s, idioma: v ?? 'pt-BR' })}
        />
      </Group>
      <Switch
        mt="md"
        label="Juntar em um e-mail por dia, às 8h, o que puder esperar"
        checked={s.resumo}
        onChange={(e) => setS({ ...s, resumo: e.currentTarget.checked })}
      />
      <Button mt="md" disabled={!mudou} onClick={() => salvar(s)}>
        Salvar
      </Button>
    </Card>
  )
}
