/** Whether the server that the app comes from can be reached: browsers say that there is a network before there is a way. */
export async function serverAnswers(): Promise<boolean> {
  const answer = await fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.ok ?? false
}
