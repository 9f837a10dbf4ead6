// What a client reads when the house has answered about his documents.
import type { Ctx } from '../../core/http/contexto.ts'
import type { Mensagem } from '../../core/mail/correio.ts'
import type { LinhaCliente } from './clientes.sql.ts'

export function cartaDaValidacao(ctx: Ctx, c: LinhaCliente, aprovado: boolean, motivo: string): Mensagem {
  const frase = aprovado
    ? 'Os seus documentos foram aprovados. Você já pode se habilitar e dar lances.'
    : `Encontramos uma divergência nos documentos: ${motivo}. Envie novamente.`
  return {
    canal: 'email',
    para: c.email,
    assunto: `Documentos ${aprovado ? 'aprovados' : 'com divergência'} em ${ctx.hotsite.nome}`,
    texto: `Olá, ${c.nome}.\n\n${frase}\n\n${ctx.origem}/documentos`,
  }
}
