// Groups of consignors that this person follows: who joins one of them is followed too.
import { Button, Group, MultiSelect } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'

export function GruposDoUsuario({ uid, refazer }: { uid: string; refazer: () => Promise<void> }) {
  const consultas = useQueryClient()
  const chave = ['usuario-comitente', uid]
  const { data: grupos } = useQuery({
    queryKey: ['grupos-de-comitentes'],
    queryFn: () => chamar('GET /v1/comitentes/listar-grupos-comitentes'),
  })
  const { data: ligados } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/comitentes/usuario-comitente/:uid', { params: { uid } }),
  })
  const [escolhidos, setEscolhidos] = useState<string[] | null>(null)
  if (!grupos || grupos.length === 0 || !ligados) return null
  const seguidos = [
    ...new Set(ligados.flatMap((c) => (c.peloGrupo && c.cogId !== null ? [String(c.cogId)] : []))),
  ]
  const salvar = async () => {
    try {
      await chamar('POST /v1/comitentes/usuario-comitente/:uid', {
        params: { uid },
        body: {
          comIds: ligados.filter((c) => !c.peloGrupo).map((c) => c.comId),
          cogIds: (escolhidos ?? seguidos).map(Number),
        },
      })
      avisarSucesso('Grupos ligados')
      setEscolhidos(null)
      await consultas.invalidateQueries({ queryKey: chave })
      await refazer()
    } catch (e) {
      avisarErro(e)
    }
  }
  return (
    <Group align="end">
      <MultiSelect
        label="Grupos de comitentes"
        description="Quem entrar no grupo também passa a ser acompanhado"
        searchable
        style={{ flex: 1 }}
        data={grupos.map((g) => ({ value: String(g.cogId), label: `${g.nome} (${g.comitentes})` }))}
        value={escolhidos ?? seguidos}
        onChange={setEscolhidos}
      />
      <Button disabled={escolhidos === null} onClick={() => void salvar()}>
        Salvar grupos
      </Button>
    </Group>
  )
}
