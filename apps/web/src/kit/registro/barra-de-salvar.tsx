// Stays in sight while something is unsaved: save, discard, and the conflict when another user saved first.
import { Button, Group, Paper, Text } from '@mantine/core'
import { ConflitoDeCampos } from './conflito-de-campos.tsx'
import { SairSemSalvar } from '../ficha/sair-sem-salvar.tsx'
import './barra-de-salvar.css'
import type { Registro } from './usar-registro.ts'

export function BarraDeSalvar<V extends object>({
  r,
  sempre = false,
  botao = 'Salvar',
}: {
  r: Registro<V>
  /** shown although nothing changed (a new record) */
  sempre?: boolean
  botao?: string
}) {
  return (
    <>
      <SairSemSalvar mudou={r.mudou && !r.salvando} />
      {r.conflito && <ConflitoDeCampos edicao={r.conflito} aoResolver={r.resolver} aoUsarNovo={r.usarNovo} />}
      {(r.mudou || sempre) && (
        <Paper withBorder shadow="md" p="sm" radius="md" className="barra-de-salvar">
          <Group justify="space-between">
            <Text size="sm" c="dimmed" aria-live="polite">
              {r.mudou ? 'Há mudanças não salvas' : 'Preencha e salve'}
            </Text>
            <Group gap="xs">
              {r.mudou && (
                <Button variant="default" onClick={r.descartar} disabled={r.salvando}>
                  Descartar
                </Button>
              )}
              <Button loading={r.salvando} onClick={() => void r.salvar()}>
                {botao}
              </Button>
            </Group>
          </Group>
        </Paper>
      )}
    </>
  )
}
